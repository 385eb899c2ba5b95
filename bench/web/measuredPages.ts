import { pages } from '../../src/content/pages.ts';
import { policyFor } from '../../src/content/policy.ts';

/** One page that is measured: where it is, and who sees it there. */
export interface MeasuredPage {
  readonly path: string;
  /** What its heading begins with. */
  readonly heading: string;
  /** The sites that have the page too. */
  readonly rivals: readonly ('usual' | 'byHand')[];
  /** Measured as a returning visitor, whom the browser remembers. */
  readonly verified?: boolean;
  /** Lighthouse audits that forbid what the page is meant to do (docs/decisions/pages.md#p5). */
  readonly skippedAudits?: readonly string[];
}

// Chromium itself logs the status of a page that is not found.
const notFoundAudits = ['is-crawlable', 'http-status-code', 'errors-in-console'];

export const measuredPages: Readonly<Record<string, MeasuredPage>> = {
  gate: { path: '/', heading: pages.gate.heading, rivals: ['usual', 'byHand'] },
  policy: { path: '/privacy-policy', heading: policyFor().heading, rivals: ['byHand'] },
  'not-found': {
    path: '/nowhere',
    heading: pages.notFound.heading,
    rivals: ['byHand'],
    skippedAudits: notFoundAudits,
  },
  landing: { path: '/', heading: 'Your clients build.', rivals: [], verified: true },
  info: {
    path: '/info',
    heading: pages.info.heading,
    rivals: ['usual'],
    verified: true,
    skippedAudits: ['is-crawlable'],
  },
};
