import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  gateReducer,
  initialGate,
  isLocked,
  type GateEvent,
  type GateState,
} from '../../src/rules/gate.ts';

const after = (...events: GateEvent[]): GateState => events.reduce(gateReducer, initialGate);

/** A code is only tried and refused on its own step, and not while another one is on its way. */
function canHappen(gate: GateState, { type }: GateEvent): boolean {
  const aboutCode = type === 'verifyingStarted' || type === 'codeRefused';
  return !aboutCode || (gate.step === 'code' && gate.phase !== 'sending');
}

const sending: GateEvent = { type: 'sendingStarted', email: 'pat@firm.example' };
const sent: GateEvent = { type: 'codeSent', at: 5000 };

test('the gate begins at an empty email field, with nothing under way', () => {
  expect(initialGate).toEqual({ step: 'email', email: '', phase: 'idle', emailRefusals: 0 });
  expect(after(sending, sent, { type: 'reset' })).toEqual(initialGate);
});

const atCode = { step: 'code', email: 'pat@firm.example', emailRefusals: 0, sentAt: 5000 };

test.each<[string, GateEvent[], object]>([
  ['an email on its way', [sending], { step: 'email', phase: 'sending' }],
  ['a code that was sent', [sending, sent], { ...atCode, phase: 'idle' }],
  ['a code on its way', [sending, sent, { type: 'verifyingStarted' }], { phase: 'verifying' }],
  ['a refused code', [sending, sent, { type: 'codeRefused' }], { problem: 'codeRefused' }],
  [
    'a call for the code that failed',
    [sending, sent, { type: 'verifyingStarted' }, { type: 'verifyingFailed' }],
    { ...atCode, phase: 'idle', problem: undefined },
  ],
  ['a typed code', [sending, sent, { type: 'edited', text: '1' }], { ...atCode, text: '1' }],
  [
    'a code typed before the next one was sent',
    [sending, sent, { type: 'edited', text: '1' }, sending, sent],
    { ...atCode, text: '1' },
  ],
  [
    'an email typed before its code was sent',
    [{ type: 'edited', text: 'pat' }, sending, sent],
    { ...atCode, text: undefined },
  ],
  [
    'Back',
    [sending, sent, { type: 'edited', text: '1' }, { type: 'steppedBack' }],
    { step: 'email', email: 'pat@firm.example', phase: 'idle', text: undefined, sentAt: 5000 },
  ],
  [
    'Back after a failed resend',
    [sending, sent, sending, { type: 'sendingFailed' }, { type: 'steppedBack' }],
    { step: 'email', problem: undefined },
  ],
])('the gate after %s', (_, events, gate) => {
  expect(after(...events)).toMatchObject(gate);
});

test('each refused email is counted, so that the same message is announced again', () => {
  const refused: GateEvent = { type: 'emailRefused', email: 'pat@' };

  expect(after(refused, refused)).toEqual({
    step: 'email',
    email: 'pat@',
    phase: 'idle',
    problem: 'invalidEmail',
    emailRefusals: 2,
  });
});

test.each<[GateState['step'], GateState['phase'], boolean]>([
  ['email', 'idle', false],
  ['email', 'sending', true],
  ['email', 'verifying', true],
  ['code', 'idle', false],
  ['code', 'sending', false],
  ['code', 'verifying', true],
])('at the %s step, %s, locked is %s', (step, phase, locked) => {
  expect(isLocked({ ...initialGate, step, phase })).toBe(locked);
});

test('a code sent on the code step is a new one', () => {
  expect(after(sending, sent).isResent).toBe(false);
  expect(after(sending, sent, sending, sent).isResent).toBe(true);
  expect(after(sending, sent, { type: 'steppedBack' }, sending, sent).isResent).toBe(false);
});

test('a failed resend keeps the code step and the time of the earlier code', () => {
  expect(after(sending, sent, sending, { type: 'sendingFailed' })).toMatchObject({
    step: 'code',
    problem: 'sendFailed',
    sentAt: 5000,
  });
});

test('the cue of a refused code and every message clear at the next keystroke', () => {
  const edited: GateEvent = { type: 'edited', text: '1' };

  expect(after(sending, sent, { type: 'codeRefused' }, edited).problem).toBeUndefined();
  expect(after({ type: 'emailRefused', email: 'x' }, edited).problem).toBeUndefined();
  expect(after(sending, { type: 'sendingFailed' }, edited).problem).toBeUndefined();
});

test('whatever happens, a waiting gate shows no message and only the code step is ever refused', () => {
  const event = fc.constantFrom<GateEvent>(
    { type: 'emailRefused', email: 'pat@' },
    { type: 'sendingFailed' },
    { type: 'verifyingStarted' },
    { type: 'codeRefused' },
    { type: 'edited', text: '1' },
    { type: 'steppedBack' },
    sending,
    sent,
  );

  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      let gate = initialGate;
      for (const next of events) {
        if (!canHappen(gate, next)) continue;
        gate = gateReducer(gate, next);
        expect(gate.phase !== 'idle' && gate.problem !== undefined).toBe(false);
        expect(gate.problem === 'codeRefused' && gate.step !== 'code').toBe(false);
      }
    }),
    { numRuns: 1000 },
  );
});
