import type { TypedText } from '../auth/useGateState.ts';

/**
 * What stands in the gate's field before hydration. Where an extension or a translator has changed
 * the page, React draws the field again, and what was typed must not go with the old one.
 */
export function readTyped(root: HTMLElement): TypedText | undefined {
  const field = root.querySelector<HTMLInputElement>('#gate-email, #gate-code');
  if (!field || field.value === field.defaultValue) return undefined;
  return { step: field.name === 'code' ? 'code' : 'email', text: field.value };
}
