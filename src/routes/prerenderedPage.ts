import { readPendingCode } from '../auth/pendingCode.ts';
import type { TypedText } from '../auth/useGateState.ts';

/** Reads the text typed before hydration, because hydration may replace the field. */
export function readTyped(root: HTMLElement): TypedText | undefined {
  const field = root.querySelector<HTMLInputElement>('#gate-email, #gate-code');
  if (!field || field.value === field.defaultValue) return undefined;
  return {
    step: field.name === 'code' ? 'code' : 'email',
    text: field.value,
    isFocused: field === document.activeElement,
  };
}

/** Returns true if the inline script holds a submit, and lets later submits reach the page. */
export function takeEarlySubmit(html: HTMLElement): boolean {
  const isHeld = html.dataset['early'] === 'submitted';
  html.dataset['early'] = 'done';
  return isHeld;
}

/** Empties the root if its HTML is that of another screen, because React could not hydrate it. */
export function removeOtherScreen(root: HTMLElement, path: string): void {
  const { documentElement: html } = document;
  if (html.dataset['path'] === path) return;
  removePrerendered(root);
  html.hidden = false;
}

/** Empties the root if its gate is outdated, for example because the code has expired. */
export function removeOutdatedGate(root: HTMLElement, isChecking: boolean, codeMinutes: number) {
  const step = readPendingCode(codeMinutes, Date.now())?.step ?? 'email';
  const current = isChecking ? 'checking' : step;
  if ((root.dataset['gate'] ?? 'email') !== current) removePrerendered(root);
}

function removePrerendered(root: HTMLElement): void {
  root.replaceChildren();
  const written = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]';
  for (const element of document.head.querySelectorAll(written)) element.remove();
}
