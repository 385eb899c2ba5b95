import { resolve } from 'node:path';
import { exampleAddresses } from '../../src/mails/addresses.ts';
import { isEmail } from '../../src/rules/email.ts';
import { noNetworks, parseNetworks, type Networks } from './networks.ts';
import { sender } from './sender.ts';

/** The settings of the host (decision H2), read once at start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** The address that visitors use, without a path; undefined on a fresh machine. */
  readonly publicUrl: URL | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly salesEmail: string;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: Networks;
  readonly codeSecret: string | undefined;
  readonly previousCodeSecret: string | undefined;
  /** Opens the counters to whoever names it; without it this machine alone reads them. */
  readonly metricsToken: string | undefined;
  readonly production: boolean;
  readonly numbers: Numbers;
}

/** Each number of G8 to G10 and H6: its variable, default, least and most. */
const NUMBERS = {
  codeMinutes: ['CODE_MINUTES', 10, 1, 60],
  passDays: ['PASS_DAYS', 30, 1, 365],
  resendSeconds: ['RESEND_SECONDS', 30, 0, 600],
  sendsPerAddressHour: ['SENDS_PER_ADDRESS_HOUR', 5, 1, 1e9],
  sendsPerAddressDay: ['SENDS_PER_ADDRESS_DAY', 20, 1, 1e9],
  sendsPerIpMinute: ['SENDS_PER_IP_MINUTE', 10, 1, 1e9],
  sendsPerIpHour: ['SENDS_PER_IP_HOUR', 60, 1, 1e9],
  sendsPerHour: ['SENDS_PER_HOUR', 1000, 1, 1e9],
  triesPerBrowser: ['TRIES_PER_BROWSER', 5, 1, 1e9],
  triesPerAddress: ['TRIES_PER_ADDRESS', 15, 1, 1e9],
  triesPerAddressDay: ['TRIES_PER_ADDRESS_DAY', 30, 1, 1e9],
  triesPerIpHour: ['TRIES_PER_IP_HOUR', 120, 1, 1e9],
  salesPerAddressHour: ['SALES_PER_ADDRESS_HOUR', 10, 1, 1e9],
  salesPerIpHour: ['SALES_PER_IP_HOUR', 60, 1, 1e9],
  salesPerHour: ['SALES_PER_HOUR', 1000, 1, 1e9],
} as const;

/** The numbers that bound codes, passes, limits and requests. */
export type Numbers = Readonly<Record<keyof typeof NUMBERS, number>>;

/** Environment variables by name, from the process and `.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings, or one plain line for each fault. An empty variable counts as absent. */
export function readSettings(environment: Environment): {
  settings: Settings;
  faults: readonly string[];
} {
  const faults: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const check = <T>(
    name: string,
    read: (value: string) => T | undefined,
    hint: string,
  ): T | undefined => {
    const value = text(name);
    const result = value === undefined ? undefined : read(value);
    if (value !== undefined && result === undefined) faults.push(`${name} is not valid: ${hint}`);
    return result;
  };
  const count = ([name, standard, least, most]: readonly [string, number, number, number]) =>
    check(
      name,
      (value) => wholeNumber(value, least, most),
      `use a whole number from ${least} to ${most}.`,
    ) ?? standard;

  const numbers = Object.fromEntries(
    Object.entries(NUMBERS).map(([name, range]) => [name, count(range)]),
  ) as Numbers;
  const smtpUrl = check(
    'SMTP_URL',
    serverUrl,
    'use smtp://user:password@host:port or smtps://…, with / and # of a password as %2F and %23.',
  );
  const settings: Settings = {
    port: count(['PORT', 3000, 0, 65_535]),
    host: text('HOST')?.replace(/^\[(.*)\]$/, '$1') ?? '127.0.0.1',
    publicUrl: check(
      'PUBLIC_URL',
      originUrl,
      'use the address without a path, such as https://www.example.com.',
    ),
    dataDir: resolve(text('DATA_DIR') ?? 'data'),
    databaseUrl: check(
      'DATABASE_URL',
      (value) => urlOf(value, ['postgres:', 'postgresql:'])?.href,
      'use postgres://user:password@host:port/database.',
    ),
    smtpUrl,
    mailFrom:
      check(
        'MAIL_FROM',
        sender,
        'use an address, or Name <address>, with a name of odd signs in "".',
      ) ?? exampleAddresses.from,
    salesEmail:
      check(
        'SALES_EMAIL',
        (value) => (isEmail(value) ? value : undefined),
        'use one plain address.',
      ) ?? exampleAddresses.sales,
    allowedOrigins:
      check('ALLOWED_ORIGINS', originList, 'use addresses without a path, with commas between.') ??
      [],
    trustedProxies:
      check(
        'TRUSTED_PROXIES',
        (value) => (/[^,\s]/.test(value) ? parseNetworks(value) : undefined),
        'use addresses or networks such as 10.0.0.0/8, with commas between.',
      ) ?? noNetworks,
    codeSecret: check('CODE_SECRET', longSecret, 'use at least 16 characters.'),
    previousCodeSecret: check('CODE_SECRET_PREVIOUS', longSecret, 'use at least 16 characters.'),
    metricsToken: check('METRICS_TOKEN', longSecret, 'use at least 16 characters.'),
    production:
      check('NODE_ENV', surrounding, 'use production, development or test.') === 'production',
    numbers,
  };
  if (settings.production && smtpUrl) {
    for (const name of ['MAIL_FROM', 'SALES_EMAIL']) {
      if (!text(name))
        faults.push(
          `${name} is not set: in production with SMTP_URL the letters need a real address.`,
        );
    }
  }
  return { settings, faults };
}

function wholeNumber(value: string, least: number, most: number): number | undefined {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : NaN;
  return number >= least && number <= most ? number : undefined;
}

function urlOf(value: string, protocols: readonly string[]): URL | undefined {
  const url = URL.parse(value);
  return url && protocols.includes(url.protocol) && url.hostname ? url : undefined;
}

/** An address of a mail server. What looks like a path is the rest of a password. */
function serverUrl(value: string): string | undefined {
  const url = urlOf(value, ['smtp:', 'smtps:']);
  return url && ['', '/'].includes(url.pathname) && !url.hash ? url.href : undefined;
}

function originUrl(value: string): URL | undefined {
  const url = urlOf(value, ['http:', 'https:']);
  return url && url.pathname === '/' && !url.search && !url.hash && !url.username ? url : undefined;
}

function originList(value: string): readonly string[] | undefined {
  const origins = value.split(',').map((part) => originUrl(part.trim())?.origin);
  return origins.every((origin) => origin !== undefined) ? origins : undefined;
}

function surrounding(value: string): string | undefined {
  return ['production', 'development', 'test'].includes(value) ? value : undefined;
}

function longSecret(value: string): string | undefined {
  return value.length >= 16 ? value : undefined;
}
