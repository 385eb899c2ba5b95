import type { TypedText } from '../../auth/useGateState.ts';

/** Reads text typed at the gate before hydration, which may replace the field. */
export function readTyped(root: HTMLElement): TypedText | undefined {
  const field = root.querySelector<HTMLInputElement>('#gate-email, #gate-code');
  if (!field || field.value === field.defaultValue) return undefined;
  return {
    step: field.name === 'code' ? 'code' : 'email',
    text: field.value,
    isFocused: field === document.activeElement,
  };
}

/** Returns true once if the inline script held a submit, and lets later submits reach the page. */
export function takeEarlySubmit(html: HTMLElement): boolean {
  const isHeld = html.dataset['early'] === 'submitted';
  html.dataset['early'] = 'done';
  return isHeld;
}

/** Empties the root if it contains another screen, which must not hydrate. */
export function removeOtherScreen(root: HTMLElement, name: string): void {
  const { documentElement: html, head } = document;
  if (html.dataset['screen'] === name) return;
  root.replaceChildren();
  const written = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]';
  for (const element of head.querySelectorAll(written)) element.remove();
  html.hidden = false;
}
