import { renderSVG } from 'uqr';
import { addressCode, type PageSettings } from '../../shared/site.ts';

/** Returns the QR code that leads from the printed sheets back to the site. */
export function paperFiles({ site }: PageSettings): Record<string, string> {
  return site.publicUrl ? { [addressCode]: renderSVG(site.publicUrl, { border: 2 }) } : {};
}
