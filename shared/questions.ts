import { company } from './company.ts';

/** The common questions, shown as links on the landing page and as checkboxes in the form. */
export const questions = [
  'How is our share calculated, and when is it paid?',
  `What would our firm do, and what would ${company.name} do?`,
  'How does the program fit AICPA and state board rules on commissions and referral fees?',
  'What will our clients be told?',
] as const;

export type Question = (typeof questions)[number];

export interface QuestionState {
  question: Question;
}

/** Returns the known questions in a message, in its order, and the visitor's own words. */
export function splitMessage(message: string): { asked: Question[]; words: string } {
  const asked = questions
    .filter((question) => message.includes(question))
    .sort((one, other) => message.indexOf(one) - message.indexOf(other));
  const own = message.split('\n').filter((line) => !asked.some((question) => question === line));
  return { asked, words: own.join('\n').trim() };
}
