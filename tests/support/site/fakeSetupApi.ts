import { vi } from 'vitest';
import type { CallResult, SetupApi } from '../../../src/api/SetupApi.ts';

export const yes: CallResult = { ok: true };
export const refused: CallResult = { ok: false, problem: 'refused' };
export const unreachable: CallResult = { ok: false, problem: 'unreachable' };

/** Creates a Setup API whose calls succeed, except for those that a test overrides. */
export function fakeSetupApi(overrides: Partial<SetupApi> = {}) {
  return {
    needsNoCode: overrides.needsNoCode ?? false,
    sendAccessCode: vi.fn<SetupApi['sendAccessCode']>(overrides.sendAccessCode ?? sayYes),
    verifyAccessCode: vi.fn<SetupApi['verifyAccessCode']>(overrides.verifyAccessCode ?? sayYes),
    sendEmailToSales: vi.fn<SetupApi['sendEmailToSales']>(overrides.sendEmailToSales ?? sayYes),
  };
}

/** Creates a call that the test answers later. */
export function heldCall() {
  let answer: (result: CallResult) => void = () => undefined;
  const call = () =>
    new Promise<CallResult>((resolve) => {
      answer = resolve;
    });
  return { call, answer: (result: CallResult) => answer(result) };
}

function sayYes(): Promise<CallResult> {
  return Promise.resolve(yes);
}
