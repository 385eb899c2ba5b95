import { faceRule, siteFont, standIns } from '../../src/theme/fontFaces.ts';

/** The site's font for pages of documentation, which stand outside every story's theme. */
export function SiteFont() {
  return <style>{[siteFont, ...standIns()].map(faceRule).join('\n')}</style>;
}
