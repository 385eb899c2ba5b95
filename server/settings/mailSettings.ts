/** Lists of mail providers are short. */
const MOST_HEADERS = 10;
/** No header that a mail program or a server reads, such as From or Content-Type. */
const NAME = /^(?:X-[A-Za-z\d-]{1,60}|Feedback-ID)$/i;
const VALUE = /^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/;

/** Fixed headers for a mail provider, such as `X-PM-Message-Stream: outbound; X-Tag: site`. */
export function mailHeaders(value: string): Readonly<Record<string, string>> | undefined {
  const headers = value.split(';').map((header) => {
    const [, name = '', text = ''] = /^([^:]*):(.*)$/.exec(header.trim()) ?? [];
    return [name, text.trim()] as const;
  });
  const names = new Set(headers.map(([name]) => name.toLowerCase()));
  const isValid =
    headers.length <= MOST_HEADERS &&
    names.size === headers.length &&
    headers.every(([name, text]) => NAME.test(name) && VALUE.test(text));
  return isValid ? Object.fromEntries(headers) : undefined;
}

const MOST_CAMPAIGNS = 50;

/** Campaigns from a list with commas; undefined when a word is none. */
export function campaignList(value: string): readonly string[] | undefined {
  const words = value.split(',').map((word) => word.trim());
  const isValid =
    words.length <= MOST_CAMPAIGNS && words.every((word) => /^[a-z\d-]{1,40}$/.test(word));
  return isValid ? [...new Set(words)] : undefined;
}
