import { company } from '../content/company.ts';

/** A setting that is a text. */
export interface TextSetting {
  /** What it decides, in one sentence. */
  readonly meaning: string;
  /** The value where the environment has none. */
  readonly standard?: string;
  /** What to do about a value that is not valid. */
  readonly hint?: string;
}

/** A setting that is a whole number. */
export interface NumberSetting {
  readonly meaning: string;
  readonly standard: number;
  readonly least: number;
  readonly most: number;
}

const ORIGIN_HINT = 'use the address without a path, such as https://www.example.com.';
const EMAIL_HINT = 'use one plain address.';
const SECRET_HINT = 'use at least 16 characters.';
const DOMAINS_HINT = 'use domains such as example.com, with commas between.';

/** The texts of a deployment, by their variables. */
export const textSettings = {
  HOST: { standard: '127.0.0.1', meaning: 'The address on which the server listens.' },
  PUBLIC_URL: {
    hint: ORIGIN_HINT,
    meaning:
      'The address that visitors use; with https the cookies become Secure and browsers remember https.',
  },
  DATA_DIR: {
    standard: './data',
    meaning:
      'The folder of the database, of mails without SMTP, of the code secret and of backups.',
  },
  DATABASE_URL: {
    hint: 'use postgres://user:password@host:port/database.',
    meaning: 'PostgreSQL, which several servers may share; without it SQLite in DATA_DIR.',
  },
  SMTP_URL: {
    hint: 'use smtp://user:password@host:port or smtps://…, with / and # of a password as %2F and %23, and a second one after a space.',
    meaning:
      'The mail server, and a second one after a space for while the first is away; without it mails stay in DATA_DIR/outbox and show at /mailbox.',
  },
  MAIL_FROM: {
    standard: `${company.name} <no-reply@${company.salesEmail.split('@')[1] ?? ''}>`,
    hint: 'use an address, or Name <address>, with a name of odd signs in "".',
    meaning: 'The sender of the mails; the build names it beside the code.',
  },
  SALES_EMAIL: {
    standard: company.salesEmail,
    hint: EMAIL_HINT,
    meaning: 'The email that gets the leads.',
  },
  LEAD_WEBHOOK_URL: {
    hint: 'use https://host/path, without a user.',
    meaning: 'A program that gets each lead, too; the build names its host in the policy.',
  },
  LEAD_WEBHOOK_SECRET: {
    hint: 'use whsec_ and 24 to 64 bytes in base64.',
    meaning: 'The key that signs the leads for LEAD_WEBHOOK_URL, as Standard Webhooks defines.',
  },
  ALLOWED_ORIGINS: {
    hint: 'use addresses without a path, with commas between.',
    meaning:
      'Other origins whose pages may call; of another site only with https on both, or no pass lasts there.',
  },
  TRUSTED_PROXIES: {
    hint: 'use addresses or networks such as 10.0.0.0/8, with commas between.',
    meaning:
      "The proxies that may name a visitor's IP in X-Forwarded-For; without it all visitors behind a proxy count as one.",
  },
  CODE_SECRET: {
    hint: SECRET_HINT,
    meaning: 'Protects codes, passes and queued mails; made once into DATA_DIR when absent.',
  },
  CODE_SECRET_PREVIOUS: {
    hint: SECRET_HINT,
    meaning: 'The old secret, for the one start at which CODE_SECRET changes.',
  },
  ALLOW_DOMAINS: {
    hint: DOMAINS_HINT,
    meaning: 'The only domains of emails that may come in, subdomains included.',
  },
  DENY_DOMAINS: {
    hint: DOMAINS_HINT,
    meaning: 'The domains of emails that may not come in; a denied one wins.',
  },
  METRICS_TOKEN: {
    hint: SECRET_HINT,
    meaning: 'Lets other machines that send it read the counters at /metrics.',
  },
  ALERT_URL: {
    hint: 'use https://…, without a user and password in it.',
    meaning: 'A URL to which trouble is posted within a minute, without a word of a visitor.',
  },
  ALERT_EMAIL: {
    hint: EMAIL_HINT,
    meaning: 'The operator who gets an email about trouble; alone it breaks with the mail server.',
  },
  REPORT_EMAIL: {
    hint: EMAIL_HINT,
    meaning: 'The operator who gets an email with the numbers of each week.',
  },
  NODE_ENV: {
    hint: 'use production, development or test.',
    meaning:
      "production: no mailbox, no exceptions for a developer's own machine, and no start without SMTP_URL.",
  },
  VITE_SETUP_API_HOST: {
    hint: ORIGIN_HINT,
    meaning: 'When building: the URL of another login host; this server then serves pages alone.',
  },
  SECURITY_CONTACT: {
    meaning: 'When building: where a security hole is reported, for /.well-known/security.txt.',
  },
} as const satisfies Readonly<Record<string, TextSetting>>;

const limit = (standard: number, meaning: string) => ({ standard, least: 1, most: 1e9, meaning });

/** The numbers of a deployment, by their variables. */
export const numberSettings = {
  PORT: {
    standard: 3000,
    least: 0,
    most: 65_535,
    meaning: 'The port of the server; 0 picks a free one.',
  },
  CODE_MINUTES: { standard: 10, least: 1, most: 60, meaning: 'How long a code is valid.' },
  PASS_DAYS: { standard: 30, least: 1, most: 365, meaning: 'How long a browser stays verified.' },
  RESEND_SECONDS: {
    standard: 30,
    least: 0,
    most: 600,
    meaning: 'The pause between two codes for one email.',
  },
  EMAIL_LOOKUP_SECONDS: {
    standard: 2,
    least: 0,
    most: 10,
    meaning: 'How long the domain of an email is looked up where mails leave by SMTP; 0: never.',
  },
  CODES_PER_EMAIL_HOUR: limit(5, 'Codes for one mailbox in an hour.'),
  CODES_PER_EMAIL_DAY: limit(20, 'Codes for one mailbox in a day.'),
  CODES_PER_IP_MINUTE: limit(10, 'Codes for one network in a minute.'),
  CODES_PER_IP_HOUR: limit(60, 'Codes for one network in an hour.'),
  CODES_PER_DOMAIN_HOUR: limit(500, 'Codes for all mailboxes of one domain in an hour.'),
  CODES_PER_HOUR: limit(1000, 'Codes for all visitors together in an hour.'),
  TRIES_PER_BROWSER: limit(5, 'Wrong tries of one browser in ten minutes.'),
  TRIES_PER_EMAIL: limit(15, 'Wrong tries of all strangers at one mailbox in an hour.'),
  TRIES_PER_EMAIL_DAY: limit(30, 'Wrong tries of all strangers at one mailbox in a day.'),
  TRIES_PER_IP_HOUR: limit(120, 'Wrong tries of one network in an hour.'),
  SALES_PER_EMAIL_HOUR: limit(10, 'Leads of one mailbox in an hour.'),
  SALES_PER_IP_HOUR: limit(60, 'Leads of one network in an hour.'),
  SALES_PER_HOUR: limit(1000, 'Leads of all visitors together in an hour.'),
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
