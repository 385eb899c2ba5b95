import { escapeHtml } from '../../shared/escapeHtml.ts';
import { phoneUrl } from '../../shared/phone.ts';
import { light } from '../../src/theme/tokens.ts';
import { phoneStyle, words, type Part } from './mailParts.ts';

/** A link that calls the number, or the text if it is no valid number. */
export function phoneLink(phone: string): Part {
  const url = phoneUrl(phone);
  return url === undefined ? words(phone) : link(url, words(phone), phoneStyle(phone));
}

/** A link that breaks before the @ and before the last dot. */
export function emailLink(email: string): Part {
  const html = escapeHtml(email).replace(/@|\.(?=[^.]*$)/g, '<wbr>$&');
  const url = `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;
  return link(url, { html, text: email });
}

function link(url: string, { html, text }: Part, style = ''): Part {
  return {
    html: `<a class="link" href="${escapeHtml(url)}" style="color:${light.primary.main};${style}">${html}</a>`,
    text,
  };
}
