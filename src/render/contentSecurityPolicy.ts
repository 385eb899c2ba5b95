import { createHash } from 'node:crypto';
import type { PageHtml } from './renderPage.tsx';

interface ContentSecurityPolicyOptions {
  /** The inline styles and scripts of each page. */
  pages: readonly Pick<PageHtml, 'styles' | 'scripts'>[];
  /** The origin of the Setup API, if it is not the page's own. */
  connectTo?: string | undefined;
  /** The origin of the video player, if the video is not our own file. */
  frameFrom?: string | undefined;
}

/** Returns the policy of all pages. It allows inline content only by hash. */
export function contentSecurityPolicy(parts: ContentSecurityPolicyOptions): string {
  const { pages, connectTo, frameFrom } = parts;
  // Emotion adds an empty style element and fills it through the CSSOM.
  const styles = ['', ...pages.flatMap((page) => page.styles)];
  const scripts = pages.flatMap((page) => page.scripts);
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashes(scripts)],
    ["style-src 'self'", ...hashes(styles)],
    ["img-src 'self'"],
    ["font-src 'self'"],
    ["media-src 'self'"],
    ["connect-src 'self'", connectTo],
    ["worker-src 'self'"],
    ["manifest-src 'self'"],
    frameFrom ? ['frame-src', frameFrom] : [],
    ["require-trusted-types-for 'script'"],
    // The names of our Trusted Types policies, and of the one in ALTCHA's widget.
    ['trusted-types boot captcha svelte-trusted-html'],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["frame-ancestors 'none'"],
  ];
  return directives
    .filter((words) => words.length > 0)
    .map((words) => words.filter(Boolean).join(' '))
    .join('; ');
}

function hashes(texts: readonly string[]): string[] {
  const values = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(values)].toSorted().map((value) => `'sha256-${value}'`);
}
