import { decided } from './decisions.ts';
import type { State } from './states.ts';

/** The sentence that demands a state, after its source. */
export function Rule({ rule }: Pick<State, 'rule'>) {
  const parts = `${sourceOf(rule)}: ${sentenceOf(rule)}`.split('`');
  return parts.map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));
}

const sourceOf = (rule: State['rule']) =>
  typeof rule !== 'string' ? 'Design' : decided(rule) ? rule.split(':')[0] : 'Specification';

const sentenceOf = (rule: State['rule']) =>
  typeof rule === 'string' ? (decided(rule) ?? rule) : rule.design;
