import { createHash } from 'node:crypto';

interface ContentSecurityPolicyParts {
  /** The finished pages; what stands inline in them is allowed by its hash. */
  pages: readonly string[];
  /** The origin of the Setup API, where it is not the page's own. */
  connectTo?: string | undefined;
  /** The origin of the video's player, where it is not our own file. */
  frameFrom?: string | undefined;
}

/** The policy of all pages: nothing from elsewhere, nothing inline but what the build wrote. */
export function contentSecurityPolicy(parts: ContentSecurityPolicyParts): string {
  const { pages, connectTo, frameFrom } = parts;
  // Emotion adds an empty style element and fills it by the object model.
  const styles = ['', ...inline(pages, /<style[^>]*>([^<]*)<\/style>/g)];
  const scripts = inline(pages, /<script(?![^>]* type="text\/html")[^>]*>([^]*?)<\/script>/g);
  const attributes = inline(pages, /<[^>]*\sstyle="([^"]*)"/g).map(decoded);
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
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["frame-ancestors 'none'"],
  ];
  return directives
    .filter((words) => words.length > 0)
    .map((words) => words.filter(Boolean).join(' '))
    .join('; ');
}

function inline(pages: readonly string[], pattern: RegExp): string[] {
  return pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text]) => text ?? ''));
}

function hashes(texts: readonly string[]): string[] {
  const values = texts.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(values)].toSorted().map((value) => `'sha256-${value}'`);
}

/** The text of an attribute as the browser reads it. */
function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
