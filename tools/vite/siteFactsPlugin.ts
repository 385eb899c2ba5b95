import type { Plugin } from 'vite';
import type { SiteFacts } from '../../shared/site.ts';

/** Writes the facts into the page of the development server, where src/api/readSite.ts reads them. */
export function siteFactsPlugin(site: SiteFacts): Plugin {
  return {
    name: 'site-facts',
    apply: 'serve',
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { type: 'application/json', id: 'site-facts' },
        children: JSON.stringify(site),
      },
    ],
  };
}
