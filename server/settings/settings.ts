import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';
import {
  settingKeys,
  settingsTable,
  type SettingKey,
  type SettingValues,
} from './settingsTable.ts';
import { warningsOf } from './warnings.ts';

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
  if (isPublished(settings.dataDir))
    faults.push(
      'DATA_DIR is in dist, whose files are published, and it contains the code secret. Choose another folder.',
    );
  return { settings, faults, warnings: warningsOf(settings, environment) };
}

function isPublished(folder: string): boolean {
  return `${realPath(folder)}/`.startsWith(`${realPath(resolve('dist'))}/`);
}

/** Resolves links in a path that may not exist yet. */
function realPath(path: string): string {
  return existsSync(path) ? realpathSync(path) : join(realPath(dirname(path)), basename(path));
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
    const { name, parse, hint = COUNT_HINT, read } = settingsTable[key];
    const text = valueOf(environment, key);
    if (text !== undefined && parse(text) === undefined)
      faults.push(`${name} is not valid: ${hint}`);
    return [key, read(text)];
  });
  return { values: Object.fromEntries(values) as Pick<SettingValues, Key>, faults };
}

function valueOf(environment: Environment, key: SettingKey): string | undefined {
  return environment[settingsTable[key].name]?.trim() || undefined;
}
