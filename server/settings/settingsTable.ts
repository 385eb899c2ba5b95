export interface TextSetting {
  readonly standard?: string;
  readonly hint?: string;
}

const ORIGIN_HINT = 'use the URL without a path, such as https://www.example.com.';
const EMAIL_HINT = 'use an email such as you@example.com, without a name.';
const SECRET_HINT = 'use at least 16 characters.';
const DOMAINS_HINT = 'use domains such as example.com, separated by commas.';

export const textSettings = {
  HOST: { standard: '127.0.0.1' },
  PUBLIC_URL: { hint: ORIGIN_HINT },
  DATA_DIR: { standard: './data' },
  DATABASE_URL: { hint: 'use postgres://user:password@host:port/database.' },
  SMTP_URL: {
    hint: 'use smtp://user:password@host:port or smtps://…; write / and # in a password as %2F and %23.',
  },
  MAIL_FROM: {
    hint: 'use an email, or Name <email>, with quotation marks around a name that has special characters.',
  },
  SALES_EMAIL: { hint: EMAIL_HINT },
  SALES_TIME_ZONE: {
    standard: 'America/Chicago',
    hint: 'use an IANA name such as America/Chicago.',
  },
  RECEIPT_EMAIL: { hint: 'use on or off.' },
  MAIL_HEADERS: {
    hint: 'use up to 10 headers such as X-Name: value or Feedback-ID: value, separated by semicolons.',
  },
  CAMPAIGNS: { hint: 'use up to 50 words of a-z, 0-9 and -, separated by commas.' },
  LEAD_WEBHOOK_URL: { hint: 'use https://host/path, without a user or password.' },
  LEAD_WEBHOOK_SECRET: { hint: 'use whsec_ followed by 24 to 64 bytes in base64.' },
  ALLOWED_ORIGINS: { hint: 'use URLs without a path, separated by commas.' },
  TRUSTED_PROXIES: { hint: 'use IPs or networks such as 10.0.0.0/8, separated by commas.' },
  CODE_SECRET: { hint: SECRET_HINT },
  CODE_SECRET_PREVIOUS: { hint: SECRET_HINT },
  ALLOW_DOMAINS: { hint: DOMAINS_HINT },
  DENY_DOMAINS: { hint: DOMAINS_HINT },
  METRICS_TOKEN: { hint: SECRET_HINT },
  ALERT_URL: { hint: 'use https://…, without a user or password.' },
  ALERT_EMAIL: { hint: EMAIL_HINT },
  REPORT_EMAIL: { hint: EMAIL_HINT },
  NODE_ENV: { hint: 'use production, development or test.' },
  VITE_SETUP_API_HOST: { hint: ORIGIN_HINT },
  SECURITY_CONTACT: {},
} as const satisfies Readonly<Record<string, TextSetting>>;

const limit = (standard: number) => ({ standard, least: 1, most: 1e9 });

export const numberSettings = {
  PORT: { standard: 3000, least: 0, most: 65_535 },
  CODE_MINUTES: { standard: 10, least: 1, most: 60 },
  PASS_DAYS: { standard: 30, least: 1, most: 365 },
  RESEND_SECONDS: { standard: 30, least: 0, most: 600 },
  EMAIL_LOOKUP_SECONDS: { standard: 2, least: 0, most: 10 },
  CODES_PER_EMAIL_HOUR: limit(5),
  CODES_PER_EMAIL_DAY: limit(20),
  CODES_PER_IP_MINUTE: limit(10),
  CODES_PER_IP_HOUR: limit(60),
  CODES_PER_DOMAIN_HOUR: limit(500),
  CODES_PER_HOUR: limit(1000),
  TRIES_PER_BROWSER: limit(5),
  TRIES_PER_EMAIL: limit(15),
  TRIES_PER_EMAIL_DAY: limit(30),
  TRIES_PER_IP_HOUR: limit(120),
  SALES_PER_EMAIL_HOUR: limit(10),
  SALES_PER_IP_HOUR: limit(60),
  SALES_PER_HOUR: limit(1000),
} as const satisfies Record<string, Record<'standard' | 'least' | 'most', number>>;

export type NumberName = keyof typeof numberSettings;

/** The meanings of the settings, for `npm run settings`. The build reads those marked "(build)". */
export const meanings: Readonly<Record<keyof typeof textSettings | NumberName, string>> = {
  NODE_ENV:
    '`production` requires `SMTP_URL`, `MAIL_FROM` and `SALES_EMAIL`, and turns off `/mailbox` and unverified leads from `localhost`',
  PUBLIC_URL: 'URL that visitors use (build); with https, cookies are `Secure` and HSTS is on',
  HOST: 'IP to listen on',
  PORT: 'port to listen on, or 0 for any free port',
  TRUSTED_PROXIES: 'IPs or networks of proxies whose `X-Forwarded-For` is trusted',
  ALLOWED_ORIGINS: 'other origins whose pages may call the server',
  DATA_DIR: 'folder for database, code secret and backups, and for mails if `SMTP_URL` is not set',
  DATABASE_URL: 'PostgreSQL database; without it, the server uses SQLite',
  CODE_SECRET: 'secret for codes, passes and queued mails; by default, created in `DATA_DIR`',
  CODE_SECRET_PREVIOUS: 'previous `CODE_SECRET`, needed during a change',
  SMTP_URL:
    'one mail server, or two separated by a space; without it, mails stay in `DATA_DIR/outbox`',
  MAIL_FROM: 'sender of all mails (build)',
  SALES_EMAIL: 'email that receives leads',
  SALES_TIME_ZONE: 'time zone in mails to sales and in receipts',
  RECEIPT_EMAIL: 'with `off`, no receipts are mailed (build)',
  MAIL_HEADERS: 'headers to add to every mail, for the mail provider',
  CAMPAIGNS: 'values of `utm_campaign` to store with leads (build)',
  LEAD_WEBHOOK_URL: 'URL that receives each lead as JSON (build)',
  LEAD_WEBHOOK_SECRET: 'secret that signs leads for `LEAD_WEBHOOK_URL`',
  ALERT_URL: 'URL to which alerts are posted',
  ALERT_EMAIL: 'email that receives alerts',
  REPORT_EMAIL: 'email that receives a summary on Mondays after 06:00 UTC',
  METRICS_TOKEN: 'bearer token for `/metrics` from other machines',
  CODE_MINUTES: 'lifetime of a code (build)',
  PASS_DAYS: 'how long a browser stays verified',
  RESEND_SECONDS: 'time until another code can be requested (build)',
  EMAIL_LOOKUP_SECONDS:
    'time limit for the DNS lookup of an email’s domain; 0 turns the lookup off',
  ALLOW_DOMAINS: 'the only accepted domains, with their subdomains',
  DENY_DOMAINS: 'domains to refuse, with their subdomains, even if `ALLOW_DOMAINS` lists them',
  CODES_PER_EMAIL_HOUR: 'codes per hour for one mailbox',
  CODES_PER_EMAIL_DAY: 'codes per day for one mailbox',
  CODES_PER_IP_MINUTE: 'code requests per minute from one network',
  CODES_PER_IP_HOUR: 'code requests per hour from one network',
  CODES_PER_DOMAIN_HOUR: 'code requests per hour for all mailboxes of one domain',
  CODES_PER_HOUR: 'code requests per hour from all visitors',
  TRIES_PER_BROWSER:
    'wrong codes for one mailbox: per network in ten minutes, and per browser in ten minutes or `CODE_MINUTES`, whichever is longer',
  TRIES_PER_EMAIL: 'wrong codes per hour for one mailbox, tried against other browsers’ codes',
  TRIES_PER_EMAIL_DAY: 'like `TRIES_PER_EMAIL`, but per day',
  TRIES_PER_IP_HOUR: 'wrong codes per hour from one network',
  SALES_PER_EMAIL_HOUR:
    'leads per hour for one mailbox: per verified browser, and for all other browsers together',
  SALES_PER_IP_HOUR: 'leads per hour from one network',
  SALES_PER_HOUR: 'leads per hour from all visitors',
  VITE_SETUP_API_HOST: 'URL of another login host (build only)',
  SECURITY_CONTACT: '`mailto:` or `https:` URL for `security.txt` (build only)',
};

/** Former names of settings, which the release after 1.0 ignores. */
export const formerNames: Readonly<Partial<Record<NumberName, string>>> = {
  CODES_PER_EMAIL_HOUR: 'SENDS_PER_ADDRESS_HOUR',
  CODES_PER_EMAIL_DAY: 'SENDS_PER_ADDRESS_DAY',
  CODES_PER_IP_MINUTE: 'SENDS_PER_IP_MINUTE',
  CODES_PER_IP_HOUR: 'SENDS_PER_IP_HOUR',
  CODES_PER_DOMAIN_HOUR: 'SENDS_PER_DOMAIN_HOUR',
  CODES_PER_HOUR: 'SENDS_PER_HOUR',
  TRIES_PER_EMAIL: 'TRIES_PER_ADDRESS',
  TRIES_PER_EMAIL_DAY: 'TRIES_PER_ADDRESS_DAY',
  SALES_PER_EMAIL_HOUR: 'SALES_PER_ADDRESS_HOUR',
};
