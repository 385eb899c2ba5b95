/** What a judge holds against a page, a letter or the policy. */
export interface Finding {
  judge: 'Nu Html Checker' | 'IBM Equal Access' | 'CSP Evaluator' | 'Can I email' | 'SpamAssassin';
  /** The page in its state, or the letter. */
  where: string;
  /** What is wrong, in the judge's words. */
  what: string;
}
