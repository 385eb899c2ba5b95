import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

interface ContentSecurityPolicyOptions {
  /** The complete HTML of each page, whose inline scripts and styles the policy allows by hash. */
  pages: readonly string[];
  /** The origin of the Setup API, if it is not the page's own. */
  connectTo?: string | undefined;
  /** The origin of the video player, if the video is not our own file. */
  frameFrom?: string | undefined;
}

/** Returns the policy of all pages. It allows inline content only by hash. */
export function contentSecurityPolicy(parts: ContentSecurityPolicyOptions): string {
  const { pages, connectTo, frameFrom } = parts;
  const { styles, scripts, attributes } = inlineParts(pages);
  const directives = [
    ["default-src 'none'"],
    ["script-src 'self'", ...hashes(scripts)],
    ["style-src 'self'", ...hashes(styles)],
    attributes.length > 0 ? ["style-src-attr 'unsafe-hashes'", ...hashes(attributes)] : [],
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

function inlineParts(pages: readonly string[]) {
  // Emotion adds an empty style element and fills it through the CSSOM.
  const found = { styles: [''], scripts: [] as string[], attributes: [] as string[] };
  const read = (html: string) => {
    let [text, type] = ['', ''];
    const parser = new Parser({
      onopentag: (_, attributes) => {
        [text, type] = ['', attributes['type'] ?? ''];
        if (attributes['style'] !== undefined) found.attributes.push(attributes['style']);
      },
      ontext: (part) => (text += part),
      onclosetag: (name) => {
        if (name === 'style') found.styles.push(text);
        else if (name === 'script' && !type.endsWith('json')) found.scripts.push(text);
      },
    });
    parser.end(html);
  };
  pages.forEach(read);
  return found;
}

function hashes(texts: readonly string[]): string[] {
  const values = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(values)].toSorted().map((value) => `'sha256-${value}'`);
}
