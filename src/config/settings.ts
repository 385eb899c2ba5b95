import { senderEmail } from './senderEmail.ts';
import { originUrl } from './originUrl.ts';
import { formerNames, numberSettings, textSettings, type NumberName } from './settingsTable.ts';

/** Environment variables by name, from the process and `.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

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
  throw new RangeError(`${name} is not valid: ${textSettings[name].hint}`);
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
  throw new RangeError(`LEAD_WEBHOOK_URL is not valid: ${textSettings.LEAD_WEBHOOK_URL.hint}`);
}

/**
 * Reads a number, under its former name where the present one is absent; an empty variable counts
 * as absent. Throws a RangeError with one plain line.
 */
export function readNumber(environment: Environment, name: NumberName): number {
  const { standard, least, most } = numberSettings[name];
  const text = environment[name]?.trim() || environment[formerNames[name] ?? name]?.trim();
  if (!text) return standard;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new RangeError(`${name} is not valid: use a whole number from ${least} to ${most}.`);
}

/** One line for each former name in use, which says the present one. */
export function formerNameWarnings(environment: Environment): string[] {
  return Object.entries(formerNames)
    .filter(([, former]) => environment[former]?.trim())
    .map(([name, former]) => `${former} is now ${name}: rename it, the next release ignores it.`);
}
