import { useLayoutEffect, type RefObject } from 'react';
import { useSetupApi, type SetupApi } from '../api/SetupApi.ts';
import type { GateState } from '../rules/gate.ts';

interface LeftText {
  readonly step: GateState['step'];
  readonly text: string;
}

/** What stood in the field when the gate of each service was left. */
const left = new WeakMap<SetupApi, LeftText>();

/** Gives a visitor who comes back from another page of the site the text that the step's field had. */
export function useLeftText(step: GateState['step'], input: RefObject<HTMLInputElement | null>) {
  const api = useSetupApi();
  useLayoutEffect(() => {
    const field = input.current;
    if (!field) return undefined;
    const was = left.get(api);
    // What belongs to another step was used, or is out of date.
    left.delete(api);
    if (was?.step === step) fill(field, was.text);
    return () => void left.set(api, { step, text: field.value });
  }, [api, step, input]);
}

function fill(field: HTMLInputElement, text: string) {
  field.value = text;
}
