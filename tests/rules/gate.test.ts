import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initialGate, gateReducer, type GateEvent, type GateState } from '../../src/rules/gate.ts';

const after = (...events: GateEvent[]): GateState => events.reduce(gateReducer, initialGate);

/** A code is only tried and refused on its own step, and not while another one is on its way. */
function canHappen(gate: GateState, { type }: GateEvent): boolean {
  const aboutCode = type === 'verifyingStarted' || type === 'codeRefused';
  return !aboutCode || (gate.step === 'code' && gate.phase !== 'sending');
}

const sending: GateEvent = { type: 'sendingStarted', email: 'pat@firm.example' };
const sent: GateEvent = { type: 'codeSent', at: 5000 };

test('the gate starts at the address, idle and without a message', () => {
  expect(initialGate).toEqual({
    step: 'email',
    email: '',
    phase: 'idle',
    emailRefusals: 0,
  });
});

test('step 0 goes to step 1 when the email is valid and sending the code succeeds', () => {
  expect(after(sending)).toMatchObject({ step: 'email', phase: 'sending' });
  expect(after(sending, sent)).toMatchObject({
    step: 'code',
    email: 'pat@firm.example',
    phase: 'idle',
    sentAt: 5000,
  });
});

test("a bad address leaves the gate at the address, with 'Invalid Email.'", () => {
  expect(after({ type: 'emailRefused', email: 'pat@' })).toMatchObject({
    step: 'email',
    email: 'pat@',
    phase: 'idle',
    problem: 'invalidEmail',
  });
});

test("a failed code send leaves the gate at the address, with 'Issue sending Email.'", () => {
  expect(after(sending, { type: 'sendingFailed' })).toMatchObject({
    step: 'email',
    email: 'pat@firm.example',
    phase: 'idle',
    problem: 'sendFailed',
  });
});

test('a failed resend keeps the code step and the time of the earlier code', () => {
  expect(after(sending, sent, sending, { type: 'sendingFailed' })).toMatchObject({
    step: 'code',
    problem: 'sendFailed',
    sentAt: 5000,
  });
});

test('a failed verification leaves the gate in place', () => {
  const gate = after(sending, sent, { type: 'verifyingStarted' }, { type: 'codeRefused' });

  expect(gate).toMatchObject({ step: 'code', phase: 'idle', problem: 'codeRefused' });
});

test('the cue of a refused code and every message clear at the next keystroke', () => {
  const edited: GateEvent = { type: 'edited', text: '1' };

  expect(after(sending, sent, { type: 'codeRefused' }, edited).problem).toBeUndefined();
  expect(after({ type: 'emailRefused', email: 'x' }, edited).problem).toBeUndefined();
  expect(after(sending, { type: 'sendingFailed' }, edited).problem).toBeUndefined();
});

test('the back button returns from step 1 to step 0 and keeps the address', () => {
  const back: GateEvent = { type: 'steppedBack' };

  expect(after(sending, sent, back)).toMatchObject({ step: 'email', email: 'pat@firm.example' });
  expect(after(sending, sent, { type: 'verifyingStarted' }, back)).toMatchObject({
    step: 'email',
    phase: 'idle',
  });
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
