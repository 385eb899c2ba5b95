/** For a header: without control characters, direction marks and `=?` (RFC 2047). */
export function oneLine(text: string): string {
  return text
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

/**
 * A text that no mail program shows as a link: a space parts a scheme from its rest, and a dot from
 * the ending of a domain. Initials and emails stay as they are, and the rows of the mail too.
 */
export function withoutUrls(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<!@\S*)(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})/gu, '$& ');
}
