import { company } from '../content/company.ts';
import { senderEmail } from './senderEmail.ts';
import { originUrl } from './originUrl.ts';

/** Environment variables by name, from the process and `.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The texts of a deployment, by their variables: what counts where `.env` names nothing else. */
export const textDefaults = {
  HOST: '127.0.0.1',
  DATA_DIR: './data',
  MAIL_FROM: `${company.name} <no-reply@${company.salesEmail.split('@')[1] ?? ''}>`,
  SALES_EMAIL: company.salesEmail,
} as const;

/**
 * Reads a URL that the build writes into the pages: the login host that they call, or where they
 * stand themselves. An empty variable counts as absent. Throws a RangeError with one plain line.
 */
export function readOrigin(
  environment: Environment,
  name: 'VITE_SETUP_API_HOST' | 'PUBLIC_URL',
): URL | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  const url = originUrl(text);
  if (url) return url;
  throw new RangeError(
    `${name} is not valid: use the address without a path, such as https://www.example.com.`,
  );
}

/**
 * The email of MAIL_FROM, which the build writes into the pages; undefined where it is not set: the
 * host may have another one. Throws a RangeError with one plain line.
 */
export function readSenderEmail(environment: Environment): string | undefined {
  const text = environment['MAIL_FROM']?.trim();
  if (!text) return undefined;
  const email = senderEmail(text);
  if (email !== undefined) return email;
  throw new RangeError('MAIL_FROM is not valid: use an address, or Name <address>.');
}

/**
 * The host of LEAD_WEBHOOK_URL, which the build names in the policy; undefined where it is not set.
 * Throws a RangeError with one plain line.
 */
export function readLeadReceiver(environment: Environment): string | undefined {
  const text = environment['LEAD_WEBHOOK_URL']?.trim();
  if (!text) return undefined;
  const host = URL.parse(text)?.host;
  if (host) return host;
  throw new RangeError('LEAD_WEBHOOK_URL is not valid: use https://host/path, without a user.');
}

/** The numbers of a deployment, by their variables: default, least and most. */
export const numberSettings = {
  PORT: [3000, 0, 65_535],
  CODE_MINUTES: [10, 1, 60],
  PASS_DAYS: [30, 1, 365],
  RESEND_SECONDS: [30, 0, 600],
  EMAIL_LOOKUP_SECONDS: [2, 0, 10],
  SENDS_PER_ADDRESS_HOUR: [5, 1, 1e9],
  SENDS_PER_ADDRESS_DAY: [20, 1, 1e9],
  SENDS_PER_IP_MINUTE: [10, 1, 1e9],
  SENDS_PER_IP_HOUR: [60, 1, 1e9],
  SENDS_PER_DOMAIN_HOUR: [500, 1, 1e9],
  SENDS_PER_HOUR: [1000, 1, 1e9],
  TRIES_PER_BROWSER: [5, 1, 1e9],
  TRIES_PER_ADDRESS: [15, 1, 1e9],
  TRIES_PER_ADDRESS_DAY: [30, 1, 1e9],
  TRIES_PER_IP_HOUR: [120, 1, 1e9],
  SALES_PER_ADDRESS_HOUR: [10, 1, 1e9],
  SALES_PER_IP_HOUR: [60, 1, 1e9],
  SALES_PER_HOUR: [1000, 1, 1e9],
} as const;

/** The variable of a number. */
export type NumberName = keyof typeof numberSettings;

/** Reads a number; an empty variable counts as absent. Throws a RangeError with one plain line. */
export function readNumber(environment: Environment, name: NumberName): number {
  const [standard, least, most] = numberSettings[name];
  const text = environment[name]?.trim();
  if (!text) return standard;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new RangeError(`${name} is not valid: use a whole number from ${least} to ${most}.`);
}
