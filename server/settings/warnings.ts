import { isWelcome } from './domains.ts';
import { settingsTable, type SettingValues } from './settingsTable.ts';

/** Returns warnings about settings that are valid, but probably mistakes. */
export function warningsOf(
  settings: SettingValues,
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  const { alertUrl, alertEmail, loginHost, publicUrl, mailServers, production } = settings;
  const { allowDomains, denyDomains } = settings;
  const ownHosts = [publicUrl?.host, `${settings.host}:${settings.port}`];
  const refused = allowDomains.filter(
    (domain) => !isWelcome({ address: '', domain }, { allowDomains: [], denyDomains }),
  );
  return [
    ...unknownNames(environment).map((name) => `${name} is not a setting: see .env.example.`),
    loginHost &&
      ownHosts.includes(loginHost.host) &&
      'VITE_SETUP_API_HOST is the URL of this server, which answers no calls if it is set. Remove it.',
    environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0' &&
      'NODE_TLS_REJECT_UNAUTHORIZED is 0: no certificate is checked, so others may read mails and passwords. Remove it, and name a private certificate authority in NODE_EXTRA_CA_CERTS.',
    mailServers.some(acceptsAnyCertificate) &&
      'SMTP_URL has tls.rejectUnauthorized=false: the certificate of the mail server is not checked, so others may read mails and its password. Remove it.',
    alertEmail &&
      !alertUrl &&
      'ALERT_EMAIL is set, but ALERT_URL is not: while the mail server is unavailable, no alert can be sent. Set ALERT_URL too.',
    production &&
      !alertEmail &&
      !alertUrl &&
      'ALERT_URL and ALERT_EMAIL are not set: nobody is told of a problem. Set both.',
    refused.length > 0 &&
      `DENY_DOMAINS refuses domains that ALLOW_DOMAINS lists (${refused.join(', ')}): remove them from one of the two.`,
  ].filter((warning) => typeof warning === 'string');
}

function acceptsAnyCertificate(url: string): boolean {
  return new URL(url).searchParams.get('tls.rejectUnauthorized') === 'false';
}

const names = Object.values(settingsTable).map(({ name }) => name);
/** The first words in the names of settings, except words that other programs also use. */
const prefixes = new Set(names.map((name) => /^[A-Z]+_/.exec(name)?.[0] ?? name));
for (const prefix of ['NODE_', 'VITE_', 'DATA_', 'DATABASE_', 'HOST', 'PORT'])
  prefixes.delete(prefix);

/** Finds variables that are named like settings but are none. */
function unknownNames(environment: object): string[] {
  return Object.keys(environment).filter(
    (name) => !names.includes(name) && [...prefixes].some((prefix) => name.startsWith(prefix)),
  );
}
