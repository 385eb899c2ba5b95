import { refetchPreloads } from '../api/refetchPreloads.ts';
import { trusted } from './startAfterPaint.ts';

export function showScriptHelp(): void {
  const noscript = document.querySelector('#root noscript');
  if (!noscript || document.querySelector('[data-missing-script]')) return;
  refetchPreloads();
  const notices = document.createElement('template');
  notices.innerHTML = trusted.createHTML(noscript.textContent);
  const notice = notices.content.querySelector<HTMLElement>('[data-missing-script]');
  if (!notice) return;
  notice.hidden = false;
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload());
  noscript.before(notice);
}

export function removeScriptHelp(): void {
  document.querySelector('[data-missing-script]')?.remove();
}
