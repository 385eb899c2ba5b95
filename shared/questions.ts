import { company } from './company.ts';

/** The common questions, shown as links on the landing page and as checkboxes in the form. */
export const questions = [
  'How is our share calculated, and when is it paid?',
  `What would our firm do, and what would ${company.name} do?`,
  'How does the program fit the rules on commissions and referral fees?',
  'What would our clients be told?',
] as const;

export type Question = (typeof questions)[number];

export interface QuestionState {
  question: Question;
}

/** Returns the known questions in a message, in its order, with their numbers on the pages. */
export function questionsIn(message: string): { number: number; question: Question }[] {
  return questions
    .map((question, index) => ({ number: index + 1, question, at: message.indexOf(question) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ number, question }) => ({ number, question }));
}
