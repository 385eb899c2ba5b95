import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, test } from 'vitest';
import { messages } from '../../src/content/messages.ts';
import { gateReducer, initialGate, type GateEvent, type GateState } from '../../src/rules/gate.ts';
import { explainLaw, sentencesOf } from '../../stories/docs/atlas/laws.ts';
import { states } from '../../stories/docs/atlas/states.ts';

const laws = states.map(({ law }) => law).filter((law) => typeof law === 'string');

/** How many states each component has to show at least, in all of its story files. */
const leastStates = {
  'frame/Header': 3,
  'frame/Footer': 2,
  'frame/BackToTop': 3,
  'frame/PageFrame': 2,
  'gate/GateCard': 10,
  'info/InfoForm': 12,
  'landing/PromoVideo': 5,
  'landing/LandingPage': 3,
  'info/InfoPage': 4,
  'policy/PolicyPage': 3,
  'fallback/NotFoundPage': 1,
  'fallback/ErrorPage': 1,
  'mails/': 8,
};

const remedy =
  'Give the story `parameters: { state: { cause, law } }`; `law` is the id of a decision in ' +
  'docs/decisions, a sentence of docs/specification.md word for word, or { design }.';

test('the atlas shows the stories of Storybook', async () => {
  const index = await buildIndex({ configDir: '.storybook' });
  const ids = Object.values(index.entries)
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('guide'))
    .map(({ id }) => id);

  expect(states.map(({ story }) => story).toSorted()).toEqual(ids.toSorted());
});

test('every story says what brings its state about, and what is behind it', () => {
  const silent = states.filter(({ cause, law }) => !cause || !law);

  expect(
    silent.map(({ story }) => story),
    remedy,
  ).toEqual([]);
});

test('every law of a story stands in the specification or in the decisions', () => {
  expect(
    laws.filter((law) => !explainLaw(law)),
    remedy,
  ).toEqual([]);
});

test.each(Object.entries(leastStates))('%s shows at least %i states', (component, least) => {
  const shown = states.filter((state) => state.component.startsWith(component));

  expect(shown.length, 'Write a story for each state').toBeGreaterThanOrEqual(least);
});

test('every message of the error catalogue is quoted by a story', () => {
  const unseen = Object.values(messages).filter((text) => !laws.some((law) => law.includes(text)));

  expect(unseen, remedy).toEqual([]);
});

test("the tag 'error' lists every state that shows an error, 'loading' every one that waits", () => {
  const errors = Object.values(messages).filter((text) => text !== messages.sent);
  const kindOf = ({ law, args: { gate, status } }: (typeof states)[number]) => {
    const { problem, phase = 'idle' } = (gate ?? {}) as Partial<GateState>;
    const quoted = typeof law === 'string' && errors.some((text) => law.includes(text));
    if (quoted || problem || status === 'failed' || status === 'unverified') return 'error';
    return phase !== 'idle' || status === 'sending' ? 'loading' : undefined;
  };
  const untagged = states.filter((state) => {
    const kind = kindOf(state);
    return kind && !state.tags.includes(kind);
  });

  expect(untagged.map(({ story }) => story)).toEqual([]);
});

test('every transition is quoted by a story, but the one of localhost, which nobody sees', () => {
  const unseen = sentencesOf(4).filter((sentence) => !laws.includes(sentence));

  expect(unseen, remedy).toEqual([
    'When running on localhost, sending and verifying are skipped and always succeed after 100 ms.',
  ]);
});

describe('the gate', () => {
  const look = ({ step, phase, problem }: GateState) => `${step}, ${phase}, ${problem}`;
  const email = 'pat@firm.example';
  const events: Record<GateState['step'], GateEvent[]> = {
    email: [
      { type: 'emailRefused', email },
      { type: 'sendingStarted', email },
      { type: 'codeSent', at: 0 },
      { type: 'sendingFailed' },
    ],
    code: [
      { type: 'sendingStarted', email },
      { type: 'sendingFailed' },
      { type: 'verifyingStarted' },
      { type: 'codeRefused' },
      { type: 'verifyingFailed' },
      { type: 'edited', text: '1' },
      { type: 'reset' },
      { type: 'steppedBack' },
    ],
  };

  test('shows every state that its events lead to in a story', () => {
    const reached = new Map([[look(initialGate), initialGate]]);
    for (const gate of reached.values()) {
      for (const event of events[gate.step]) {
        const next = gateReducer(gate, event);
        if (!reached.has(look(next))) reached.set(look(next), next);
      }
    }
    const shown = states.flatMap(({ args: { gate } }) => (gate ? look(gate as GateState) : []));

    expect(
      [...reached.keys()].filter((state) => !shown.includes(state)),
      remedy,
    ).toEqual([]);
  });
});
