import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { originUrl } from './originUrl.ts';
import { formerNameWarnings, readNumber, type Environment } from './buildSettings.ts';
import {
  numberSettings,
  textSettings,
  type NumberName,
  type TextSetting,
} from './settingsTable.ts';
import { company } from '../../shared/company.ts';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';
import * as parsers from './parsers.ts';
import { defaultSender } from './sender.ts';
import { unknownNameWarnings } from './unknownNames.ts';

/**
 * The settings of the server, read once at start (docs/decisions/server/operation.md#h2).
 * docs/operations.md explains each setting.
 */
export type Settings = Readonly<ReturnType<typeof readSettings>['settings']>;

/** The webhook for leads and its signing key (docs/decisions/server/delivery.md#h20). */
export type LeadWebhook = NonNullable<Settings['leadWebhook']>;

type TextName = keyof typeof textSettings;

export type Numbers = Readonly<Record<NumberName, number>>;

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

/**
 * Reads the settings. Returns faults, such as invalid or missing values, and warnings, such as
 * unknown names. An empty variable is treated as absent.
 */
export function readSettings(environment: Environment) {
  const faults: string[] = [];
  const text = (name: TextName) => environment[name]?.trim() || undefined;
  const read = <T>(name: TextName, parse: (value: string) => T | undefined): T | undefined => {
    const { hint }: TextSetting = textSettings[name];
    const value = text(name);
    const result = value === undefined ? undefined : parse(value);
    if (value !== undefined && result === undefined) faults.push(`${name} is not valid: ${hint}`);
    return result;
  };
  const leadWebhook = () => {
    const url = read('LEAD_WEBHOOK_URL', parsers.webhookUrl);
    const secret = read('LEAD_WEBHOOK_SECRET', parsers.webhookSecret);
    if (Boolean(text('LEAD_WEBHOOK_URL')) !== Boolean(text('LEAD_WEBHOOK_SECRET')))
      faults.push('Set both LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET, or neither.');
    return url === undefined || !secret ? undefined : { url, secret };
  };

  const settings = {
    numbers: readNumbers(environment, faults),
    host: text('HOST')?.replace(/^\[(.*)\]$/, '$1') ?? textSettings.HOST.standard,
    publicUrl: read('PUBLIC_URL', originUrl),
    dataDir: resolve(text('DATA_DIR') ?? textSettings.DATA_DIR.standard),
    databaseUrl: read('DATABASE_URL', parsers.databaseUrl),
    mailServers: read('SMTP_URL', parsers.mailServers) ?? [],
    mailFrom: read('MAIL_FROM', parsers.sender) ?? defaultSender,
    salesEmail: read('SALES_EMAIL', parsers.oneEmail) ?? company.salesEmail,
    salesTimeZone:
      read('SALES_TIME_ZONE', parsers.timeZone) ?? textSettings.SALES_TIME_ZONE.standard,
    sendsReceipts: read('RECEIPT_EMAIL', parsers.oneOf('on', 'off')) !== 'off',
    mailHeaders: read('MAIL_HEADERS', parsers.mailHeaders) ?? {},
    campaigns: read('CAMPAIGNS', parsers.campaignList) ?? [],
    leadWebhook: leadWebhook(),
    allowedOrigins: read('ALLOWED_ORIGINS', parsers.originList) ?? [],
    allowDomains: read('ALLOW_DOMAINS', parsers.domainList) ?? [],
    denyDomains: read('DENY_DOMAINS', parsers.domainList) ?? [],
    trustedProxies: read('TRUSTED_PROXIES', parsers.parseNetworks) ?? [],
    codeSecret: read('CODE_SECRET', parsers.secret),
    previousCodeSecret: read('CODE_SECRET_PREVIOUS', parsers.secret),
    metricsToken: read('METRICS_TOKEN', parsers.secret),
    alertUrl: read('ALERT_URL', parsers.postUrl),
    alertEmail: read('ALERT_EMAIL', parsers.oneEmail),
    reportEmail: read('REPORT_EMAIL', parsers.oneEmail),
    production:
      read('NODE_ENV', parsers.oneOf('production', 'development', 'test')) === 'production',
  };
  const warnings = [...formerNameWarnings(environment), ...unknownNameWarnings(environment)];
  if (settings.alertEmail && !settings.alertUrl)
    warnings.push(
      'ALERT_EMAIL is set, but ALERT_URL is not: while the mail server is unavailable, no alert can be sent. Set ALERT_URL too.',
    );
  if (settings.production && settings.mailServers.length > 0) {
    for (const name of (['MAIL_FROM', 'SALES_EMAIL'] as const).filter((needed) => !text(needed)))
      faults.push(`${name} is not set: it is required in production with SMTP_URL.`);
  }
  return { settings, faults, warnings };
}

function readNumbers(environment: Environment, faults: string[]): Numbers {
  const entries = Object.entries(numberSettings).map(([name, { standard }]) => {
    try {
      return [name, readNumber(environment, name as NumberName)];
    } catch (error) {
      faults.push(error instanceof Error ? error.message : name);
      return [name, standard];
    }
  });
  return Object.fromEntries(entries) as Numbers;
}
