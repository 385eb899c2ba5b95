import { useLayoutEffect, type RefObject } from 'react';
import { useSetupApi, type SetupApi } from '../../api/SetupApi.ts';
import type { GateState } from '../../rules/gate.ts';

interface LeftField {
  readonly step: GateState['step'];
  readonly field: HTMLInputElement;
  readonly focused: boolean;
}

/** The field of each service that was left, with what stands in it. */
const left = new WeakMap<SetupApi, LeftField>();

/**
 * Gives a visitor who comes back from another page of the site the text that the step's field had.
 */
export function useLeftText(step: GateState['step'], input: RefObject<HTMLInputElement | null>) {
  const api = useSetupApi();
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const was = left.get(api);
    // What belongs to another step was used, or is out of date.
    left.delete(api);
    if (was?.step === step && was.field !== field) takeOver(field, was);
    return () => void left.set(api, { step, field, focused: false });
  }, [api, step, input]);
}

/**
 * Notes the field that the build wrote, before it hydrates. Where an extension or a translator has
 * changed the page, React draws it anew, and what was typed meanwhile must not go with the old one.
 */
export function noteEarlyText(api: SetupApi, root: HTMLElement): void {
  for (const step of ['address', 'code'] as const) {
    const name = step === 'code' ? 'code' : 'email';
    const field = root.querySelector<HTMLInputElement>(`#gate-${name}`);
    if (field) left.set(api, { step, field, focused: field === document.activeElement });
  }
}

function takeOver(field: HTMLInputElement, { field: old, focused }: LeftField) {
  field.value = old.value;
  if (focused) field.focus();
}
