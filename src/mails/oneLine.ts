/** For a header: without control characters, direction marks and `=?` (RFC 2047). */
export function oneLine(text: string): string {
  return text
    .replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s])+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
}

/**
 * A text in which mail programs find no link: adds a space after the colon of a URL and after the dots
 * of a domain. Initials and emails stay unchanged.
 */
export function withoutUrls(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/(?<!@\S*)(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}-]{2})/gu, '$& ');
}
