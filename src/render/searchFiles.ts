import { SECURITY_TXT, SECURITY_TXT_LIFE, securityTxt } from '../../shared/securityTxt.ts';
import type { PageSettings } from '../../shared/site.ts';
import { screens } from '../routes/screens.ts';

/** Returns the files for search engines and security researchers. */
export function searchFiles(settings: PageSettings, now: Date) {
  const origin = settings.site.publicUrl;
  const files: Record<string, string> = {
    'robots.txt': lines(
      'User-agent: *',
      'Disallow: /api/',
      ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    ),
  };
  if (origin) files['sitemap.xml'] = sitemap(origin);
  const contact = securityTxt(settings, new Date(now.getTime() + SECURITY_TXT_LIFE));
  if (contact !== undefined) files[SECURITY_TXT] = contact;
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
