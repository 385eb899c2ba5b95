import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/content/messages.ts';
import { gateReducer, initialGate, type GateEvent, type GateState } from '../../src/rules/gate.ts';
import { decided } from '../../stories/docs/decisions.ts';
import { states } from '../../stories/docs/states.ts';

const specification = readFileSync('docs/specification.md', 'utf8');

const remedy =
  'Give the story `parameters: state(cause, rule)`. The rule is a decision in ' +
  'docs/decisions (`F6`, or `F6: an exact quote`), an exact quote from docs/specification.md, ' +
  'or { design }.';

describe('a story', () => {
  test('names the cause of its state and an existing rule', () => {
    const isKnown = (text: string) => decided(text) !== undefined || specification.includes(text);
    const wrong = states.filter(
      ({ cause, rule }) => !cause || !rule || (typeof rule === 'string' && !isKnown(rule)),
    );

    expect(
      wrong.map(({ story }) => story),
      remedy,
    ).toEqual([]);
  });

  test('exists for every message of the error catalogue', () => {
    const unseen = Object.values(messages).filter(
      (text) => !states.some(({ rule }) => typeof rule === 'string' && rule.includes(text)),
    );

    expect(unseen, remedy).toEqual([]);
  });

  test('exists for every reachable state of the gate', () => {
    const stateOf = ({ step, phase, problem }: GateState) => `${step}, ${phase}, ${problem}`;
    const email = 'pat@firm.example';
    const events: GateEvent[] = [
      { type: 'emailRefused', email },
      { type: 'sendingStarted', email },
      { type: 'codeSent', at: 0 },
      { type: 'sendingFailed' },
    ];
    const codeEvents: GateEvent[] = [
      { type: 'sendingStarted', email },
      { type: 'sendingFailed' },
      { type: 'verifyingStarted' },
      { type: 'codeRefused' },
      { type: 'verifyingFailed' },
      { type: 'edited', text: '1' },
      { type: 'reset' },
      { type: 'steppedBack' },
    ];
    const reached = new Map([[stateOf(initialGate), initialGate]]);
    for (const gate of reached.values()) {
      for (const event of gate.step === 'code' ? codeEvents : events) {
        const next = gateReducer(gate, event);
        if (!reached.has(stateOf(next))) reached.set(stateOf(next), next);
      }
    }
    const shown = states.flatMap(({ args }) =>
      args['gate'] ? stateOf(args['gate'] as GateState) : [],
    );

    expect([...reached.keys()].filter((state) => !shown.includes(state))).toEqual([]);
  });
});
