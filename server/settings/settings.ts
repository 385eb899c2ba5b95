import { resolve } from 'node:path';
import { isEmail } from '../../src/rules/email.ts';
import { originUrl } from '../../src/config/originUrl.ts';
import { formerNameWarnings, readNumber, type Environment } from '../../src/config/settings.ts';
import {
  numberSettings,
  textSettings,
  type NumberName,
  type TextSetting,
} from '../../src/config/settingsTable.ts';
import { alertUrl } from './alertSettings.ts';
import { domainList, type DomainLists } from './domains.ts';
import { webhookSecret, webhookUrl, type LeadWebhook } from './leadWebhook.ts';
import { campaignList, mailHeaders } from './mailSettings.ts';
import { parseNetworks, type Networks } from './networks.ts';
import { sender } from './sender.ts';
import { unknownNameWarnings } from './unknownNames.ts';
import { databaseUrl, mailServerUrl, originList } from './urls.ts';

/** The settings of the host, read once at start (docs/decisions/server/operation.md#h2). */
export interface Settings extends DomainLists {
  readonly host: string;
  /** The URL that visitors use, without a path; undefined on a fresh machine. */
  readonly publicUrl: URL | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly mailer: MailerSetting;
  readonly mailFrom: string;
  readonly salesEmail: string;
  /** An IANA name. */
  readonly salesTimeZone: string;
  readonly sendsReceipts: boolean;
  /** Fixed headers of every mail, for the mail provider. */
  readonly mailHeaders: Readonly<Record<string, string>>;
  /** The campaigns that count; no other is stored. */
  readonly campaigns: readonly string[];
  /** Undefined where leads go by mail alone. */
  readonly leadWebhook: LeadWebhook | undefined;
  readonly allowedOrigins: readonly string[];
  readonly trustedProxies: Networks;
  readonly codeSecret: string | undefined;
  readonly previousCodeSecret: string | undefined;
  /** Opens the counters to whoever names it; without it this machine alone reads them. */
  readonly metricsToken: string | undefined;
  /** Where trouble is posted to, and the operator who is written to; none: no alerts. */
  readonly alertUrl: string | undefined;
  readonly alertEmail: string | undefined;
  /** The operator who gets the weekly letter; none: no letter. */
  readonly reportEmail: string | undefined;
  readonly production: boolean;
  readonly numbers: Numbers;
}

/** How letters leave the host; a second server takes them while the first is away. */
type MailerSetting =
  | { readonly kind: 'folder' }
  | { readonly kind: 'smtp'; readonly urls: readonly [string, second?: string] };

/** The variable of a text. */
type TextName = keyof typeof textSettings;

/** The port, and the numbers that bound codes, passes, limits and requests. */
export type Numbers = Readonly<Record<NumberName, number>>;

/**
 * The settings, one plain line for each fault, and one for each former or unknown name. An empty
 * variable counts as absent.
 */
export function readSettings(environment: Environment): {
  settings: Settings;
  faults: readonly string[];
  warnings: readonly string[];
} {
  const faults: string[] = [];
  const text = (name: TextName) => environment[name]?.trim() || undefined;
  const read = <T>(name: TextName, parse: (value: string) => T | undefined): T | undefined => {
    const { hint }: TextSetting = textSettings[name];
    const value = text(name);
    const result = value === undefined ? undefined : parse(value);
    if (value !== undefined && result === undefined) faults.push(`${name} is not valid: ${hint}`);
    return result;
  };
  const leadWebhook = (): LeadWebhook | undefined => {
    const url = read('LEAD_WEBHOOK_URL', webhookUrl);
    const key = read('LEAD_WEBHOOK_SECRET', webhookSecret);
    if (Boolean(text('LEAD_WEBHOOK_URL')) !== Boolean(text('LEAD_WEBHOOK_SECRET')))
      faults.push('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both, or neither.');
    return url === undefined || !key ? undefined : { url, secret: key };
  };

  const settings: Settings = {
    numbers: readNumbers(environment, faults),
    host: text('HOST')?.replace(/^\[(.*)\]$/, '$1') ?? textSettings.HOST.standard,
    publicUrl: read('PUBLIC_URL', originUrl),
    dataDir: resolve(text('DATA_DIR') ?? textSettings.DATA_DIR.standard),
    databaseUrl: read('DATABASE_URL', databaseUrl),
    mailer: read('SMTP_URL', smtpSetting) ?? { kind: 'folder' },
    mailFrom: read('MAIL_FROM', sender) ?? textSettings.MAIL_FROM.standard,
    salesEmail: read('SALES_EMAIL', oneEmail) ?? textSettings.SALES_EMAIL.standard,
    salesTimeZone: read('SALES_TIME_ZONE', timeZone) ?? textSettings.SALES_TIME_ZONE.standard,
    sendsReceipts: read('RECEIPT_EMAIL', onOrOff) !== 'off',
    mailHeaders: read('MAIL_HEADERS', mailHeaders) ?? {},
    campaigns: read('CAMPAIGNS', campaignList) ?? [],
    leadWebhook: leadWebhook(),
    allowedOrigins: read('ALLOWED_ORIGINS', originList) ?? [],
    allowDomains: read('ALLOW_DOMAINS', domainList) ?? [],
    denyDomains: read('DENY_DOMAINS', domainList) ?? [],
    trustedProxies: read('TRUSTED_PROXIES', parseNetworks) ?? [],
    codeSecret: read('CODE_SECRET', longSecret),
    previousCodeSecret: read('CODE_SECRET_PREVIOUS', longSecret),
    metricsToken: read('METRICS_TOKEN', longSecret),
    alertUrl: read('ALERT_URL', alertUrl),
    alertEmail: read('ALERT_EMAIL', oneEmail),
    reportEmail: read('REPORT_EMAIL', oneEmail),
    production: read('NODE_ENV', nodeEnv) === 'production',
  };
  if (settings.production && settings.mailer.kind !== 'folder') {
    for (const name of (['MAIL_FROM', 'SALES_EMAIL'] as const).filter((needed) => !text(needed)))
      faults.push(
        `${name} is not set: in production with SMTP_URL the letters need a real address.`,
      );
  }
  return {
    settings,
    faults,
    warnings: [...formerNameWarnings(environment), ...unknownNameWarnings(environment)],
  };
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

function smtpSetting(value: string): MailerSetting | undefined {
  const [first, second, ...more] = value.split(/\s+/).map(mailServerUrl);
  if (first === undefined || more.length > 0) return undefined;
  if (!/\s/.test(value)) return { kind: 'smtp', urls: [first] };
  return second === undefined ? undefined : { kind: 'smtp', urls: [first, second] };
}

function oneEmail(value: string): string | undefined {
  return isEmail(value) ? value : undefined;
}

function timeZone(value: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function onOrOff(value: string): string | undefined {
  return ['on', 'off'].includes(value) ? value : undefined;
}

function nodeEnv(value: string): string | undefined {
  return ['production', 'development', 'test'].includes(value) ? value : undefined;
}

function longSecret(value: string): string | undefined {
  return value.length >= 16 ? value : undefined;
}
