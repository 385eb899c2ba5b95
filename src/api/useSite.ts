import { createContext, use } from 'react';
import type { SiteFacts } from '../../shared/site.ts';

export const SiteContext = createContext<SiteFacts | undefined>(undefined);

export function useSite(): SiteFacts {
  const site = use(SiteContext);
  if (!site) throw new Error('There are no facts about the site. Render the component inside App.');
  return site;
}
