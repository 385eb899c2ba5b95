/** Makes a string safe in a mail header: replaces control characters and `=?` (RFC 2047). */
export function oneLine(text: string): string {
  return text
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

/** Adds spaces to URLs and domains, so that mail programs find no links. Emails are unchanged. */
export function withoutUrls(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<!@\S*)(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})/gu, '$& ');
}
