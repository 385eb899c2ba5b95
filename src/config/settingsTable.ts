import { company } from '../content/company.ts';

/** A setting that is a text. */
export interface TextSetting {
  /** The value where the environment has none. */
  readonly standard?: string;
  /** What to do about a value that is not valid. */
  readonly hint?: string;
}

/** A setting that is a whole number. */
export interface NumberSetting {
  readonly standard: number;
  readonly least: number;
  readonly most: number;
}

const ORIGIN_HINT = 'use the address without a path, such as https://www.example.com.';
const EMAIL_HINT = 'use one plain address.';
const SECRET_HINT = 'use at least 16 characters.';
const DOMAINS_HINT = 'use domains such as example.com, with commas between.';

/** The texts of a deployment, by their variables, which docs/operations.md explains. */
export const textSettings = {
  HOST: { standard: '127.0.0.1' },
  PUBLIC_URL: { hint: ORIGIN_HINT },
  DATA_DIR: { standard: './data' },
  DATABASE_URL: { hint: 'use postgres://user:password@host:port/database.' },
  SMTP_URL: {
    hint: 'use smtp://user:password@host:port or smtps://…, with / and # of a password as %2F and %23, and a second one after a space.',
  },
  MAIL_FROM: {
    standard: `${company.name} <no-reply@${company.salesEmail.split('@')[1] ?? ''}>`,
    hint: 'use an address, or Name <address>, with a name of odd signs in "".',
  },
  SALES_EMAIL: { standard: company.salesEmail, hint: EMAIL_HINT },
  SALES_TIME_ZONE: {
    standard: 'America/Chicago',
    hint: 'use an IANA name such as America/Chicago.',
  },
  RECEIPT_EMAIL: { hint: 'use on or off.' },
  MAIL_HEADERS: {
    hint: 'use up to 10 of X-Name: value, with semicolons between.',
  },
  CAMPAIGNS: { hint: 'use up to 50 words of a-z, 0-9 and -, with commas between.' },
  LEAD_WEBHOOK_URL: { hint: 'use https://host/path, without a user.' },
  LEAD_WEBHOOK_SECRET: { hint: 'use whsec_ and 24 to 64 bytes in base64.' },
  ALLOWED_ORIGINS: { hint: 'use addresses without a path, with commas between.' },
  TRUSTED_PROXIES: { hint: 'use addresses or networks such as 10.0.0.0/8, with commas between.' },
  CODE_SECRET: { hint: SECRET_HINT },
  CODE_SECRET_PREVIOUS: { hint: SECRET_HINT },
  ALLOW_DOMAINS: { hint: DOMAINS_HINT },
  DENY_DOMAINS: { hint: DOMAINS_HINT },
  METRICS_TOKEN: { hint: SECRET_HINT },
  ALERT_URL: { hint: 'use https://…, without a user and password in it.' },
  ALERT_EMAIL: { hint: EMAIL_HINT },
  REPORT_EMAIL: { hint: EMAIL_HINT },
  NODE_ENV: { hint: 'use production, development or test.' },
  VITE_SETUP_API_HOST: { hint: ORIGIN_HINT },
  SECURITY_CONTACT: {},
} as const satisfies Readonly<Record<string, TextSetting>>;

const limit = (standard: number) => ({ standard, least: 1, most: 1e9 });

/** The numbers of a deployment, likewise. */
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
} as const satisfies Readonly<Record<string, NumberSetting>>;

/** The variable of a number. */
export type NumberName = keyof typeof numberSettings;

/** Former names of settings, which are read until the release after 1.0. */
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
