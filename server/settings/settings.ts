import { existsSync } from 'node:fs';
import { company } from '../../shared/company.ts';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';
import { defaultSender } from './sender.ts';
import {
  settingKeys,
  settingsTable,
  type Setting,
  type SettingKey,
  type SettingValues,
} from './settingsTable.ts';
import { unknownNameWarnings } from './unknownNames.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the server, read once at start (docs/decisions/server/operation.md#h2).
 * docs/operations.md explains each setting.
 */
export type Settings = Readonly<ReturnType<typeof readSettings>['settings']>;

/** The webhook for leads and its signing key (docs/decisions/server/delivery.md#h20). */
export type LeadWebhook = NonNullable<Settings['leadWebhook']>;

const COUNT_HINT = 'use a whole number of at least 1.';

/** Reads the environment and `.env`. Throws a SetupFault if `.env` is unreadable. */
export function readEnvironment(): Environment {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
  } catch (error) {
    throw new SetupFault(
      `.env in ${process.cwd()} cannot be read (${kindOf(error)}): let this user read it, or remove it.`,
    );
  }
  return process.env;
}

/** Reads all settings. Returns faults, which prevent a start, and warnings. */
export function readSettings(environment: Environment) {
  const { values, faults } = readValues(environment, settingKeys);
  const { leadWebhookUrl: url, leadWebhookSecret: secret } = values;
  const settings = {
    ...values,
    mailFrom: values.mailFrom ?? defaultSender,
    salesEmail: values.salesEmail ?? company.salesEmail,
    leadWebhook: url === undefined || !secret ? undefined : { url, secret },
  };
  const isSet = (key: SettingKey) => valueOf(environment, key) !== undefined;
  if (isSet('leadWebhookUrl') !== isSet('leadWebhookSecret'))
    faults.push('Set both LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET, or neither.');
  if (settings.production && settings.mailServers.length > 0) {
    for (const key of (['mailFrom', 'salesEmail'] as const).filter((needed) => !isSet(needed)))
      faults.push(
        `${settingsTable[key].name} is not set: it is required in production with SMTP_URL.`,
      );
  }
  const warnings = unknownNameWarnings(environment);
  if (settings.alertEmail && !settings.alertUrl)
    warnings.push(
      'ALERT_EMAIL is set, but ALERT_URL is not: while the mail server is unavailable, no alert can be sent. Set ALERT_URL too.',
    );
  return { settings, faults, warnings };
}

/**
 * Reads the settings with these keys. An empty variable is treated as absent, and an absent or
 * invalid one has its default.
 */
export function readValues<Key extends SettingKey>(
  environment: Environment,
  keys: readonly Key[],
): { values: Pick<SettingValues, Key>; faults: string[] } {
  const faults: string[] = [];
  const values = keys.map((key) => {
    const { name, parse, hint = COUNT_HINT, default: standard }: Setting = settingsTable[key];
    const text = valueOf(environment, key);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) faults.push(`${name} is not valid: ${hint}`);
    return [key, value ?? (standard === undefined ? undefined : parse(standard))];
  });
  return { values: Object.fromEntries(values) as Pick<SettingValues, Key>, faults };
}

function valueOf(environment: Environment, key: SettingKey): string | undefined {
  return environment[settingsTable[key].name]?.trim() || undefined;
}
