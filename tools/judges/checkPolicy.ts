import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import type { Finding } from './finding.ts';

/** What Google's CSP Evaluator holds against a content security policy. */
export function checkPolicy(policy: string): Finding[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, value, description, severity }) => ({
      judge: 'CSP Evaluator',
      where: directive,
      what: `${Severity[severity]}: ${value ?? ''} ${description}`,
    }));
}
