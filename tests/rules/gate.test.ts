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
