import { senderEmail } from './senderEmail.ts';
import { originUrl } from './originUrl.ts';
import { formerNames, numberSettings, textSettings, type NumberName } from './settingsTable.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export function readOrigin(environment: Environment, name: 'VITE_SETUP_API_HOST' | 'PUBLIC_URL') {
  return read(environment, name, originUrl);
}

export function readSenderEmail(environment: Environment) {
  return read(environment, 'MAIL_FROM', senderEmail);
}

/** Reads the host of LEAD_WEBHOOK_URL for the privacy policy. */
export function readLeadReceiver(environment: Environment) {
  return read(environment, 'LEAD_WEBHOOK_URL', (text) => URL.parse(text)?.host || undefined);
}

/** Reads a numeric setting by its current or former name. @throws RangeError with a message */
export function readNumber(environment: Environment, name: NumberName): number {
  const { standard, least, most } = numberSettings[name];
  const text = environment[name]?.trim() || environment[formerNames[name] ?? name]?.trim();
  if (!text) return standard;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (number >= least && number <= most) return number;
  throw new RangeError(`${name} is not valid: use a whole number from ${least} to ${most}.`);
}

/** Returns a warning for each former name that the environment still uses. */
export function formerNameWarnings(environment: Environment): string[] {
  return Object.entries(formerNames)
    .filter(([, former]) => environment[former]?.trim())
    .map(
      ([name, former]) =>
        `${former} is now ${name}: rename it, because the next release ignores the old name.`,
    );
}

/** Treats an empty variable as absent. @throws RangeError with a one-line message */
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
