import type { PageSettings } from '../../shared/site.ts';
import { screens } from '../routes/screens.ts';

/** Returns the files for search engines and security researchers. */
export function searchFiles({ site, securityContact }: PageSettings, now: Date) {
  const origin = site.publicUrl;
  const files: Record<string, string> = {
    'robots.txt': lines(
      'User-agent: *',
      'Disallow: /api/',
      ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    ),
  };
  if (origin) files['sitemap.xml'] = sitemap(origin);
  if (securityContact) {
    // RFC 9116 recommends an expiry date within a year. Servers that start on the same day agree.
    const [expires] = new Date(now.getTime() + 364 * 86_400_000).toISOString().split('T');
    files['.well-known/security.txt'] = lines(
      `Contact: ${securityContact}`,
      `Expires: ${expires}T00:00:00.000Z`,
      'Preferred-Languages: en',
      ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    );
  }
  return files;
}

function sitemap(origin: string): string {
  const urls = screens
    .filter(({ indexed }) => indexed)
    .map(({ path }) => `<url><loc>${origin}${path}</loc></url>`);
  return lines(
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
  );
}

function lines(...all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
