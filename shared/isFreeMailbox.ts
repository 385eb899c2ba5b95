import { inboxAt } from './inboxAt.ts';
import { providerDomains } from './providerDomains.ts';

/** Domains of personal mailboxes, which a firm's own domain may resemble. */
const otherProviders = `
  aim.com ameritech.net att.net bellatlantic.net cableone.net centurylink.net centurytel.net
  charter.net cox.net duck.com earthlink.net email.com embarqmail.com fastmail.com fastmail.fm
  flash.net frontier.com frontiernet.net gmx.com gmx.net gmx.us hey.com hughes.net hushmail.com
  inbox.com juno.com mail.com mindspring.com netscape.net netzero.com netzero.net nvbell.net
  optimum.net optonline.net outlook.co.uk pacbell.net prodigy.net q.com rcn.com rediffmail.com
  roadrunner.com rr.com snet.net spectrum.net suddenlink.net swbell.net tds.net tuta.com
  tutamail.com tutanota.com twc.com usa.net wavecable.com web.de windstream.net wowway.com yandex.com
  zoho.com zohomail.com
`
  .trim()
  .split(/\s+/);

/** True for an email at a known provider of personal mailboxes. Most others belong to companies. */
export function isFreeMailbox(email: string): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return (
    inboxAt(email) !== undefined ||
    providerDomains.includes(domain) ||
    otherProviders.includes(domain)
  );
}
