import { company } from '../../shared/company.ts';
import { companyPhone } from '../content/companyPhone.ts';
import { pages, previewImage } from '../content/pages.ts';
import { escapeHtml } from '../../shared/escapeHtml.ts';
import type { Screen } from '../routes/screens.ts';

/** The tags for search and link previews. Without `origin`, tags with absolute URLs are omitted. */
export function pageHead(screen: Screen, origin: string | undefined): string {
  const { title, description } = pages[screen.name];
  const url = origin && screen.indexed ? origin + screen.path : undefined;
  return [
    !screen.indexed && '<meta name="robots" content="noindex">',
    url && `<link rel="canonical" href="${url}">`,
    property('og:site_name', company.name),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    url && property('og:url', url),
    origin && property('og:image', `${origin}/og-image.png`),
    origin && property('og:image:alt', previewImage),
    '<meta name="twitter:card" content="summary_large_image">',
    screen.path === '/' && organization(origin),
  ]
    .filter(Boolean)
    .join('');
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function organization(origin: string | undefined): string {
  const { name, tagline, salesEmail, office, socials } = company;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description: tagline,
    ...(origin && { url: `${origin}/`, logo: `${origin}/icon-512.png` }),
    email: salesEmail,
    telephone: companyPhone.href.replace('tel:', ''),
    address: `${office.street}, ${office.city}`,
    sameAs: socials.map(({ href }) => href),
  };
  // Escapes `<`, so that no value can end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}
