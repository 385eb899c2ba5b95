import { company } from '../../shared/company.ts';
import { exampleContacts } from '../../shared/exampleContacts.ts';
import { previewPicture } from '../../shared/siteHeaders.ts';
import { companyPhone } from '../content/companyPhone.ts';
import { pages, previewImage } from '../content/pages.ts';
import type { Screen } from '../routes/screens.ts';

interface PageHeadProps {
  screen: Screen;
  /** Without it, tags with absolute URLs are omitted. */
  publicUrl: string | undefined;
}

/** The tags for browsers, search and link previews. The page itself renders its title. */
export function PageHead({ screen, publicUrl }: PageHeadProps) {
  const { title, description } = pages[screen.name];
  const url = publicUrl && screen.indexed ? publicUrl + screen.path : undefined;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {!screen.indexed && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {url && <meta property="og:url" content={url} />}
      {publicUrl && <PreviewPicture publicUrl={publicUrl} />}
      <meta name="twitter:card" content="summary_large_image" />
      {screen.path === '/' && exampleContacts(company).length === 0 && (
        <Organization publicUrl={publicUrl} />
      )}
    </>
  );
}

function PreviewPicture({ publicUrl }: { publicUrl: string }) {
  const { path, width, height } = previewPicture;
  return (
    <>
      <meta property="og:image" content={publicUrl + path} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={previewImage} />
    </>
  );
}

function Organization({ publicUrl }: Pick<PageHeadProps, 'publicUrl'>) {
  const { name, tagline, salesEmail, office, socials } = company;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    description: tagline,
    ...(publicUrl && { url: `${publicUrl}/`, logo: `${publicUrl}/icon-512.png` }),
    email: salesEmail,
    telephone: companyPhone.href.replace('tel:', ''),
    address: `${office.street}, ${office.city}`,
    sameAs: socials.map(({ href }) => href),
  };
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonInHtml(data) }} />
  );
}

/** Escapes `<`, so that no value can end the script element. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
