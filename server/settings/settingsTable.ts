import * as parsers from './parsers.ts';

export interface Setting {
  /** The environment variable. */
  readonly name: string;
  /** What the setting does, for docs/operations.md and `.env.example`. */
  readonly meaning: string;
  /** Returns undefined if the text is not valid. */
  readonly parse: (text: string) => unknown;
  /** How to write a valid value. By default, it is a whole number. */
  readonly hint?: string;
  /** The text to parse if the variable is absent. */
  readonly default?: string;
  /** True if pages show the setting, or a part of it. No other setting reaches a page. */
  readonly public?: true;
}

const ORIGIN_HINT = 'use the URL without a path, such as https://www.example.com.';
const EMAIL_HINT = 'use an email such as you@example.com, without a name.';
const SECRET_HINT = 'use at least 16 characters.';
const DOMAINS_HINT = 'use domains such as example.com, separated by commas.';

/** The settings of the server, by their property in Settings. This is their only list. */
export const settingsTable = {
  production: {
    name: 'NODE_ENV',
    meaning:
      '`production` requires `SMTP_URL`, `MAIL_FROM` and `SALES_EMAIL`, and turns off `/mailbox` and unverified leads from `localhost`',
    parse: parsers.isProduction,
    hint: 'use production, development or test.',
    default: 'development',
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    meaning: 'URL that visitors use; with https, cookies are `Secure` and HSTS is on',
    parse: parsers.originUrl,
    hint: ORIGIN_HINT,
    public: true,
  },
  host: {
    name: 'HOST',
    meaning: 'IP to listen on',
    parse: parsers.host,
    default: '127.0.0.1',
  },
  port: number('PORT', 3000, [0, 65_535], 'port to listen on, or 0 for any free port'),
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    meaning: 'IPs or networks of proxies whose `X-Forwarded-For` is trusted',
    parse: parsers.parseSubnets,
    hint: 'use IPs or networks such as 10.0.0.0/8, separated by commas.',
    default: '',
  },
  allowedOrigins: {
    name: 'ALLOWED_ORIGINS',
    meaning: 'other origins whose pages may call the server',
    parse: parsers.originList,
    hint: 'use URLs without a path, separated by commas.',
    default: '',
  },
  dataDir: {
    name: 'DATA_DIR',
    meaning: 'folder for database, code secret and backups, and for mails if `SMTP_URL` is not set',
    parse: parsers.folder,
    default: './data',
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL database; without it, the server uses SQLite',
    parse: parsers.databaseUrl,
    hint: 'use postgres://user:password@host:port/database.',
  },
  codeSecret: {
    name: 'CODE_SECRET',
    meaning: 'secret for codes, passes and queued mails; by default, created in `DATA_DIR`',
    parse: parsers.secret,
    hint: SECRET_HINT,
  },
  previousCodeSecret: {
    name: 'CODE_SECRET_PREVIOUS',
    meaning: 'previous `CODE_SECRET`, needed during a change',
    parse: parsers.secret,
    hint: SECRET_HINT,
  },
  mailServers: {
    name: 'SMTP_URL',
    meaning:
      'one mail server, or two separated by a space; without it, mails stay in `DATA_DIR/outbox`',
    parse: parsers.mailServers,
    hint: 'use smtp://user:password@host:port or smtps://…; write / and # in a password as %2F and %23.',
    default: '',
  },
  mailFrom: {
    name: 'MAIL_FROM',
    meaning: 'sender of all mails',
    parse: parsers.sender,
    hint: 'use an email, or Name <email>, with quotation marks around a name that has special characters.',
    public: true,
  },
  salesEmail: {
    name: 'SALES_EMAIL',
    meaning: 'email that receives leads',
    parse: parsers.oneEmail,
    hint: EMAIL_HINT,
  },
  salesTimeZone: {
    name: 'SALES_TIME_ZONE',
    meaning: 'time zone in mails to sales and in receipts',
    parse: parsers.timeZone,
    hint: 'use an IANA name such as America/Chicago.',
    default: 'America/Chicago',
  },
  sendsReceipts: {
    name: 'RECEIPT_EMAIL',
    meaning: 'with `off`, no receipts are mailed',
    parse: parsers.onOrOff,
    hint: 'use on or off.',
    default: 'on',
    public: true,
  },
  mailHeaders: {
    name: 'MAIL_HEADERS',
    meaning: 'headers to add to every mail, for the mail provider',
    parse: parsers.mailHeaders,
    hint: 'use up to 10 headers such as X-Name: value or Feedback-ID: value, separated by semicolons.',
    default: '',
  },
  campaigns: {
    name: 'CAMPAIGNS',
    meaning: 'values of `utm_campaign` to store with leads',
    parse: parsers.campaignList,
    hint: 'use up to 50 words of a-z, 0-9 and -, separated by commas.',
    default: '',
    public: true,
  },
  leadWebhookUrl: {
    name: 'LEAD_WEBHOOK_URL',
    meaning: 'URL that receives each lead as JSON; the privacy policy names its host',
    parse: parsers.webhookUrl,
    hint: 'use https://host/path, without a user or password.',
    public: true,
  },
  leadWebhookSecret: {
    name: 'LEAD_WEBHOOK_SECRET',
    meaning: 'secret that signs leads for `LEAD_WEBHOOK_URL`',
    parse: parsers.webhookSecret,
    hint: 'use whsec_ followed by 24 to 64 bytes in base64.',
  },
  alertUrl: {
    name: 'ALERT_URL',
    meaning: 'URL to which alerts are posted',
    parse: parsers.postUrl,
    hint: 'use https://…, without a user or password.',
  },
  alertEmail: {
    name: 'ALERT_EMAIL',
    meaning: 'email that receives alerts',
    parse: parsers.oneEmail,
    hint: EMAIL_HINT,
  },
  reportEmail: {
    name: 'REPORT_EMAIL',
    meaning: 'email that receives a summary on Mondays after 06:00 UTC',
    parse: parsers.oneEmail,
    hint: EMAIL_HINT,
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    meaning: 'bearer token for `/metrics` from other machines',
    parse: parsers.secret,
    hint: SECRET_HINT,
  },
  codeMinutes: {
    ...number('CODE_MINUTES', 10, [1, 60], 'lifetime of a code'),
    public: true,
  },
  passDays: number('PASS_DAYS', 30, [1, 365], 'how long a browser stays verified'),
  resendSeconds: {
    ...number('RESEND_SECONDS', 30, [0, 600], 'time until another code can be requested'),
    public: true,
  },
  emailLookupSeconds: number(
    'EMAIL_LOOKUP_SECONDS',
    2,
    [0, 10],
    'time limit for the DNS lookup of an email’s domain; 0 turns the lookup off',
  ),
  allowDomains: {
    name: 'ALLOW_DOMAINS',
    meaning: 'the only accepted domains, with their subdomains',
    parse: parsers.domainList,
    hint: DOMAINS_HINT,
    default: '',
  },
  denyDomains: {
    name: 'DENY_DOMAINS',
    meaning: 'domains to refuse, with their subdomains, even if `ALLOW_DOMAINS` lists them',
    parse: parsers.domainList,
    hint: DOMAINS_HINT,
    default: '',
  },
  codesPerEmailHour: limit(
    'CODES_PER_EMAIL_HOUR',
    5,
    'codes per hour for one mailbox; the browser of the first one may get as many itself (9 in all), and each newcomer still gets one',
  ),
  codesPerEmailDay: limit(
    'CODES_PER_EMAIL_DAY',
    20,
    'codes per day for one mailbox, and as many again for newcomers',
  ),
  codesPerIpMinute: limit(
    'CODES_PER_IP_MINUTE',
    10,
    'code requests per minute from one network; four times as many, like each limit of a network, from an IPv6 /48',
  ),
  codesPerIpHour: limit('CODES_PER_IP_HOUR', 60, 'code requests per hour from one network'),
  codesPerDomainHour: limit(
    'CODES_PER_DOMAIN_HOUR',
    500,
    'codes sent per hour to all mailboxes of one domain',
  ),
  codesPerHour: limit('CODES_PER_HOUR', 1000, 'codes sent per hour to all visitors'),
  triesPerBrowser: limit(
    'TRIES_PER_BROWSER',
    5,
    'wrong codes for one mailbox: per network in ten minutes, and per browser in ten minutes or `CODE_MINUTES`, whichever is longer',
  ),
  triesPerEmail: limit(
    'TRIES_PER_EMAIL',
    15,
    'wrong codes per hour for one mailbox, tried against other browsers’ codes',
  ),
  triesPerEmailDay: limit('TRIES_PER_EMAIL_DAY', 30, 'like `TRIES_PER_EMAIL`, but per day'),
  triesPerIpHour: limit('TRIES_PER_IP_HOUR', 120, 'wrong codes per hour from one network'),
  salesPerEmailHour: limit(
    'SALES_PER_EMAIL_HOUR',
    10,
    'leads per hour for one mailbox: per verified browser, and for all other browsers together',
  ),
  salesPerIpHour: limit('SALES_PER_IP_HOUR', 60, 'leads per hour from one network'),
  salesPerDomainHour: limit(
    'SALES_PER_DOMAIN_HOUR',
    200,
    'leads per hour from all mailboxes of one domain',
  ),
  salesPerHour: limit('SALES_PER_HOUR', 1000, 'leads per hour from all visitors'),
  loginHost: {
    name: 'VITE_SETUP_API_HOST',
    meaning: 'URL of another login host, which the pages call instead of this server',
    parse: parsers.originUrl,
    hint: ORIGIN_HINT,
    public: true,
  },
  securityContact: {
    name: 'SECURITY_CONTACT',
    meaning: '`mailto:` or `https:` URL for `security.txt`',
    parse: parsers.contactUrl,
    hint: 'use a mailto: or https: URL.',
    public: true,
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Table = typeof settingsTable;

export type SettingKey = keyof Table;

export const settingKeys = Object.keys(settingsTable) as SettingKey[];

type PublicKey = {
  [Key in SettingKey]: Table[Key] extends { public: true } ? Key : never;
}[SettingKey];

export const publicKeys = settingKeys.filter(
  (key): key is PublicKey => 'public' in settingsTable[key],
);

/** The value of each setting. Those without a default may be undefined. */
export type SettingValues = {
  readonly [Key in SettingKey]: Table[Key] extends { default: string }
    ? Exclude<ReturnType<Table[Key]['parse']>, undefined>
    : ReturnType<Table[Key]['parse']>;
};

function number(name: string, standard: number, [least, most]: [number, number], meaning: string) {
  return {
    name,
    meaning,
    parse: parsers.wholeNumber(least, most),
    hint: `use a whole number from ${least} to ${most}.`,
    default: String(standard),
  };
}

function limit(name: string, standard: number, meaning: string) {
  return { name, meaning, parse: parsers.wholeNumber(1, 1e9), default: String(standard) };
}
