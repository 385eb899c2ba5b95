import type { TypedText } from '../auth/useGateState.ts';

/** What was typed at the gate before hydration, which may replace the field. */
export function readTyped(root: HTMLElement): TypedText | undefined {
  const field = root.querySelector<HTMLInputElement>('#gate-email, #gate-code');
  if (!field || field.value === field.defaultValue) return undefined;
  return {
    step: field.name === 'code' ? 'code' : 'email',
    text: field.value,
    isFocused: field === document.activeElement,
  };
}
