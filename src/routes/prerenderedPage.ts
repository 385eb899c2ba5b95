import type { TypedText } from '../auth/useGateState.ts';
import { documentState } from '../rules/documentState.ts';

/** Reads the email typed before hydration, which React loses if it has to replace the field. */
export function readTyped(root: HTMLElement): TypedText | undefined {
  const field = root.querySelector<HTMLInputElement>('#gate-email');
  if (!field || field.value === field.defaultValue) return undefined;
  return { step: 'email', text: field.value, isFocused: field === document.activeElement };
}

/** Returns true if the inline script holds a submit, and lets later submits reach the page. */
export function takeEarlySubmit(html: HTMLElement): boolean {
  const state = documentState(html);
  const isHeld = state.early === 'submitted';
  state.early = 'done';
  return isHeld;
}

/** Removes the HTML of another path, which a static host may have sent. */
export function removeOtherScreen(root: HTMLElement): void {
  root.replaceChildren();
  const written = 'title, meta[name="description"], meta[name="robots"], link[rel="canonical"]';
  for (const element of document.head.querySelectorAll(written)) element.remove();
  document.documentElement.hidden = false;
}
