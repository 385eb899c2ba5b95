/** On the landing page as links to the form, in the form as boxes that write into Message. */
export const questions = [
  'How is our share calculated, and when is it paid?',
  'What would our firm do, and what would ProBuilt do?',
  'How does the program fit the rules on commissions and referral fees?',
  'What would our clients be told?',
] as const;

export type Question = (typeof questions)[number];

/** The router state of a link from the landing page to the request form. */
export interface QuestionState {
  question: Question;
}
