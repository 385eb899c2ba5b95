import { senderEmail } from './senderEmail.ts';
import { originUrl } from './originUrl.ts';
import { formerNames, numberSettings, textSettings, type NumberName } from './settingsTable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The login host that the pages call, or where they stand themselves. */
export function readOrigin(environment: Environment, name: 'VITE_SETUP_API_HOST' | 'PUBLIC_URL') {
  return read(environment, name, originUrl);
}

/** The email of MAIL_FROM. */
export function readSenderEmail(environment: Environment) {
  return read(environment, 'MAIL_FROM', senderEmail);
}

/** The host of LEAD_WEBHOOK_URL, which the policy names. */
export function readLeadReceiver(environment: Environment) {
  return read(environment, 'LEAD_WEBHOOK_URL', (text) => URL.parse(text)?.host || undefined);
}

/** Under its present or former name. @throws RangeError with one plain line */
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

/** An empty variable counts as absent. @throws RangeError with one plain line */
function read<Value>(
  environment: Environment,
  name: 'VITE_SETUP_API_HOST' | 'PUBLIC_URL' | 'MAIL_FROM' | 'LEAD_WEBHOOK_URL',
  parse: (text: string) => Value | undefined,
): Value | undefined {
  const text = environment[name]?.trim();
  if (!text) return undefined;
  const value = parse(text);
  if (value !== undefined) return value;
  throw new RangeError(`${name} is not valid: ${textSettings[name].hint}`);
}
