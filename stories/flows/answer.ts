/**
 * What the network does in a flow: it says yes, it says no, it fails, or it says yes in a while.
 */
export type Answer = 'yes' | 'no' | 'fails' | 'slow';

/** The answers in words, for the menu of the toolbar and for the control of the argument. */
export const answers: Record<Answer, string> = {
  yes: 'Yes',
  no: 'No',
  fails: 'Fails',
  slow: 'Slow',
};

/** The control of the argument `answer`. */
export const answerArgTypes = {
  answer: { control: { type: 'radio', labels: answers }, options: Object.keys(answers) },
} as const;

/** Milliseconds until an answer: long enough to see that something is under way. */
const USUAL = 300;
const SLOW = 5000;

/**
 * Whether a call of the flow succeeds, after its wait. A no and a failure look the same to the
 * site.
 */
export function answerOf(answer: Answer): Promise<boolean> {
  const ok = answer === 'yes' || answer === 'slow';
  return new Promise((resolve) => {
    setTimeout(() => resolve(ok), answer === 'slow' ? SLOW : USUAL);
  });
}
