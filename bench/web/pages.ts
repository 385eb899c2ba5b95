import { pages as words } from '../../src/content/pages.ts';
import { policy } from '../../src/content/policy.ts';

/** One page that is measured: what it is called, where it is, and who sees it there. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** What its first heading says, or begins with. */
  readonly heading: string;
  /** Measured as a returning visitor, whom the browser remembers. */
  readonly verified: boolean;
  /**
   * Audits of Lighthouse that forbid what this page is meant to do (docs/decisions/pages.md#p5 and
   * #p6).
   */
  readonly unfit: readonly string[];
}

const KEPT_FROM_SEARCH = 'is-crawlable';
// Chromium itself logs the status of the document.
const STATUS_404 = ['http-status-code', 'errors-in-console'];

/** The pages of the site, each as its visitors meet it. */
export const pages: readonly MeasuredPage[] = [
  { name: 'gate', path: '/', heading: words.gate.heading, verified: false, unfit: [] },
  { name: 'policy', path: '/privacy-policy', heading: policy.heading, verified: false, unfit: [] },
  {
    name: 'not-found',
    path: '/nowhere',
    heading: words.notFound.heading,
    verified: false,
    unfit: [KEPT_FROM_SEARCH, ...STATUS_404],
  },
  { name: 'landing', path: '/', heading: 'Your clients build.', verified: true, unfit: [] },
  {
    name: 'info',
    path: '/info',
    heading: words.info.heading,
    verified: true,
    unfit: [KEPT_FROM_SEARCH],
  },
];
