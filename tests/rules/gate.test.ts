import { describe, expect, test } from 'vitest';
import {
  gateReducer,
  initialGate,
  isLocked,
  type GateEvent,
  type GateState,
} from '../../src/rules/gate.ts';

const email = 'pat@firm.example';
const sending: GateEvent = { type: 'sendingStarted', email };
const sent: GateEvent = { type: 'codeSent', at: 5000 };
const emailRefused: GateEvent = { type: 'emailRefused', email: 'pat@' };
const sendingFailed: GateEvent = { type: 'sendingFailed' };
const verifying: GateEvent = { type: 'verifyingStarted' };
const codeRefused: GateEvent = { type: 'codeRefused' };
const edited: GateEvent = { type: 'edited', text: '1' };
const steppedBack: GateEvent = { type: 'steppedBack' };

const start = { step: 'email', email: '', phase: 'idle', emailRefusals: 0 };
const atEmail = { ...start, email, sentAt: 5000, isResent: false };
const atCode = { ...atEmail, step: 'code' };

describe('the gate', () => {
  test.each<[string, GateEvent[], object]>([
    ['no event', [], start],
    ['a reset', [sending, sent, edited, { type: 'reset' }], { ...start, text: undefined }],
    [
      'two refused emails',
      [emailRefused, emailRefused],
      { ...start, email: 'pat@', problem: 'invalidEmail', emailRefusals: 2 },
    ],
    ['typing after a refused email', [emailRefused, edited], { problem: undefined }],
    ['a code request', [sending], { ...start, email, phase: 'sending' }],
    ['a failed code request', [sending, sendingFailed], { step: 'email', problem: 'sendFailed' }],
    [
      'typing after a failed code request',
      [sending, sendingFailed, edited, edited],
      { problem: undefined, corrected: 'sendFailed' },
    ],
    ['a sent code', [sending, sent], atCode],
    ['a typed email and a sent code', [edited, sending, sent], { ...atCode, text: undefined }],
    ['a typed code', [sending, sent, edited], { ...atCode, text: '1' }],
    [
      'a resent code',
      [sending, sent, edited, sending, sent],
      { ...atCode, text: '1', isResent: true },
    ],
    [
      'a failed resend',
      [sending, sent, sending, sendingFailed],
      { ...atCode, problem: 'sendFailed' },
    ],
    ['a submitted code', [sending, sent, verifying], { ...atCode, phase: 'verifying' }],
    ['a refused code', [sending, sent, codeRefused], { ...atCode, problem: 'codeRefused' }],
    ['typing after a refused code', [sending, sent, codeRefused, edited], { problem: undefined }],
    [
      'a code refused during a resend',
      [sending, sent, sending, verifying, { type: 'codeRefused', isSending: true }],
      { ...atCode, phase: 'sending', problem: 'codeRefused' },
    ],
    [
      'a resent code during a verification',
      [sending, sent, sending, verifying, sent],
      { ...atCode, phase: 'verifying', isResent: true },
    ],
    ['a failed verification', [sending, sent, verifying, { type: 'verifyingFailed' }], atCode],
    ['clicking Back', [sending, sent, edited, steppedBack], { ...atEmail, text: undefined }],
    ['a failed resend and Back', [sending, sent, sending, sendingFailed, steppedBack], atEmail],
    ['Back and another code', [sending, sent, steppedBack, sending, sent], { isResent: false }],
  ])('has its state after %s', (_, events, gate) => {
    const after = events.reduce(gateReducer, initialGate);

    expect({ problem: undefined, text: undefined, ...after }).toMatchObject({
      problem: undefined,
      ...gate,
    });
  });

  test.each<[GateState['step'], GateState['phase'], 'can' | 'cannot']>([
    ['email', 'idle', 'can'],
    ['email', 'sending', 'cannot'],
    ['email', 'verifying', 'cannot'],
    ['code', 'idle', 'can'],
    ['code', 'sending', 'can'],
    ['code', 'verifying', 'cannot'],
  ])('in the %s step, while %s, %s be submitted', (step, phase, verb) => {
    expect(isLocked({ ...initialGate, step, phase })).toBe(verb === 'cannot');
  });
});
