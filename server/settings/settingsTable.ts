import { company } from '../../shared/company.ts';
import { LIMITS } from './limits.ts';
import * as parsers from './parsers.ts';
import { defaultSender } from './sender.ts';

/** What a setting is, for docs/operations.md and `.env.example`. */
interface About {
  /** The environment variable. */
  readonly name: string;
  readonly meaning: string;
  /** How to write a valid value. By default, it is a whole number. */
  readonly hint?: string;
}

/** Returns undefined if the text is not valid. */
type Parse<Value> = (text: string) => Value | undefined;

const ORIGIN_HINT = 'use the URL without a path, such as https://www.example.com.';
const EMAIL_HINT = 'use an email such as you@example.com, without a name.';
const SECRET_HINT = 'use at least 16 characters.';
const DOMAINS_HINT = 'use domains such as example.com, separated by commas.';

/** The settings of the server, by their property in Settings. This is their only list. */
export const settingsTable = {
  production: standard('development', parsers.isProduction, {
    name: 'NODE_ENV',
    meaning:
      '`production` requires `SMTP_URL`, `MAIL_FROM` and `SALES_EMAIL`, and turns off `/mailbox` and unverified leads from `localhost`',
    hint: 'use production, development or test.',
  }),
  publicUrl: optional(parsers.originUrl, {
    name: 'PUBLIC_URL',
    meaning: 'URL that visitors use; with https, cookies are `Secure` and HSTS is on',
    hint: ORIGIN_HINT,
  }),
  host: standard('127.0.0.1', parsers.host, {
    name: 'HOST',
    meaning: 'IP to listen on',
  }),
  port: number('PORT', 3000, [0, 65_535], 'port to listen on, or 0 for any free port'),
  trustedProxies: standard('', parsers.parseSubnets, {
    name: 'TRUSTED_PROXIES',
    meaning: 'IPs or private networks of proxies whose `X-Forwarded-For` is trusted',
    hint: 'use IPs of proxies, or private networks such as 10.0.0.0/8, separated by commas. In a public network, anyone could choose an IP and escape all limits.',
  }),
  allowedOrigins: standard('', parsers.originList, {
    name: 'ALLOWED_ORIGINS',
    meaning: 'other origins whose pages may call the server',
    hint: 'use URLs without a path, separated by commas.',
  }),
  dataDir: standard('./data', parsers.folder, {
    name: 'DATA_DIR',
    meaning: 'folder for database, code secret and backups, and for mails if `SMTP_URL` is not set',
  }),
  databaseUrl: optional(parsers.databaseUrl, {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL database; without it, the server uses SQLite',
    hint: 'use postgres://user:password@host:port/database.',
  }),
  codeSecret: optional(parsers.secret, {
    name: 'CODE_SECRET',
    meaning: 'secret for codes, passes and queued mails; by default, created in `DATA_DIR`',
    hint: SECRET_HINT,
  }),
  previousCodeSecret: optional(parsers.secret, {
    name: 'CODE_SECRET_PREVIOUS',
    meaning: 'previous `CODE_SECRET`, needed during a change',
    hint: SECRET_HINT,
  }),
  mailServers: standard('', parsers.mailServers, {
    name: 'SMTP_URL',
    meaning:
      'one mail server, or two separated by a space; without it, mails stay in `DATA_DIR/outbox`',
    hint: 'use smtp://user:password@host:port or smtps://…; write / and # in a password as %2F and %23.',
  }),
  mailFrom: standard(defaultSender, parsers.sender, {
    name: 'MAIL_FROM',
    meaning: 'sender of all mails',
    hint: 'use an email, or Name <email>, with quotation marks around a name that has special characters.',
  }),
  salesEmail: standard(company.salesEmail, parsers.oneEmail, {
    name: 'SALES_EMAIL',
    meaning: 'email that receives leads',
    hint: EMAIL_HINT,
  }),
  salesTimeZone: standard('America/Chicago', parsers.timeZone, {
    name: 'SALES_TIME_ZONE',
    meaning: 'time zone of sales, in mails and for the day of the reply',
    hint: 'use an IANA name such as America/Chicago.',
  }),
  sendsReceipts: standard('on', parsers.onOrOff, {
    name: 'RECEIPT_EMAIL',
    meaning: 'with `off`, no receipts are mailed',
    hint: 'use on or off.',
  }),
  mailHeaders: standard('', parsers.mailHeaders, {
    name: 'MAIL_HEADERS',
    meaning: 'headers to add to every mail, for the mail provider',
    hint: 'use up to 10 headers such as X-Name: value or Feedback-ID: value, separated by semicolons.',
  }),
  campaigns: standard('', parsers.campaignList, {
    name: 'CAMPAIGNS',
    meaning: 'values of `utm_campaign` to store with leads',
    hint: 'use up to 50 words of a-z, 0-9 and -, separated by commas.',
  }),
  leadWebhookUrl: optional(parsers.webhookUrl, {
    name: 'LEAD_WEBHOOK_URL',
    meaning: 'URL that receives each lead as JSON; the privacy policy names its host',
    hint: 'use https://host/path, without a user or password.',
  }),
  leadWebhookSecret: optional(parsers.webhookSecret, {
    name: 'LEAD_WEBHOOK_SECRET',
    meaning: 'secret that signs leads for `LEAD_WEBHOOK_URL`',
    hint: 'use whsec_ followed by 24 to 64 bytes in base64.',
  }),
  alertUrl: optional(parsers.postUrl, {
    name: 'ALERT_URL',
    meaning: 'URL to which alerts are posted',
    hint: 'use https://…, without a user or password.',
  }),
  alertEmail: optional(parsers.oneEmail, {
    name: 'ALERT_EMAIL',
    meaning: 'email that receives alerts',
    hint: EMAIL_HINT,
  }),
  reportEmail: optional(parsers.oneEmail, {
    name: 'REPORT_EMAIL',
    meaning: 'email that receives a summary on Mondays after 06:00 UTC',
    hint: EMAIL_HINT,
  }),
  metricsToken: optional(parsers.secret, {
    name: 'METRICS_TOKEN',
    meaning: 'bearer token for `/metrics` from other machines',
    hint: SECRET_HINT,
  }),
  codeMinutes: number('CODE_MINUTES', 10, [1, 60], 'lifetime of a code'),
  passDays: number('PASS_DAYS', 30, [1, 365], 'how long a browser stays verified'),
  resendSeconds: number('RESEND_SECONDS', 30, [0, 600], 'time until another code can be requested'),
  emailLookupSeconds: number(
    'EMAIL_LOOKUP_SECONDS',
    2,
    [0, 10],
    'time limit for the DNS lookup of an email’s domain; 0 turns the lookup off',
  ),
  allowDomains: standard('', parsers.domainList, {
    name: 'ALLOW_DOMAINS',
    meaning: 'the only accepted domains, with their subdomains',
    hint: DOMAINS_HINT,
  }),
  denyDomains: standard('', parsers.domainList, {
    name: 'DENY_DOMAINS',
    meaning: 'domains to refuse, with their subdomains, even if `ALLOW_DOMAINS` lists them',
    hint: DOMAINS_HINT,
  }),
  ...LIMITS,
  loginHost: optional(parsers.originUrl, {
    name: 'VITE_SETUP_API_HOST',
    meaning: 'URL of another login host, which the pages call instead of this server',
    hint: ORIGIN_HINT,
  }),
  securityContact: optional(parsers.contactUrl, {
    name: 'SECURITY_CONTACT',
    meaning: '`mailto:` or `https:` URL for `security.txt`',
    hint: 'use a mailto: or https: URL.',
  }),
};

export type SettingKey = keyof typeof settingsTable;

export const settingKeys = Object.keys(settingsTable) as SettingKey[];

/** The settings that pages show, or a part of them. No other setting reaches a page. */
export const publicKeys = [
  'publicUrl',
  'mailFrom',
  'salesTimeZone',
  'sendsReceipts',
  'campaigns',
  'leadWebhookUrl',
  'codeMinutes',
  'resendSeconds',
  'loginHost',
  'securityContact',
] as const satisfies readonly SettingKey[];

/** The value of each setting. Those without a default may be undefined. */
export type SettingValues = {
  readonly [Key in SettingKey]: ReturnType<(typeof settingsTable)[Key]['read']>;
};

function optional<Value>(parse: Parse<Value>, about: About) {
  return { ...about, parse, standard: '', read: (text = ''): Value | undefined => parse(text) };
}

/** A setting with a default, which is a text to parse. */
function standard<Value>(text: string, parse: Parse<Value>, about: About) {
  return {
    ...about,
    parse,
    standard: text,
    read: (given = text) => (parse(given) ?? parse(text)) as Value,
  };
}

function number(name: string, value: number, [least, most]: [number, number], meaning: string) {
  const hint = `use a whole number from ${least} to ${most}.`;
  return standard(String(value), parsers.wholeNumber(least, most), { name, meaning, hint });
}
