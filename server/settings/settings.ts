import { resolve } from 'node:path';
import { isEmail } from '../../src/rules/email.ts';
import { originUrl } from '../../src/config/originUrl.ts';
import {
  numberSettings,
  readNumber,
  textDefaults,
  type Environment,
  type NumberName,
} from '../../src/config/settings.ts';
import { alertUrl } from './alertSettings.ts';
import { domainList, type DomainLists } from './domains.ts';
import { webhookSecret, webhookUrl, type LeadWebhook } from './leadWebhook.ts';
import { noNetworks, parseNetworks, type Networks } from './networks.ts';
import { sender } from './sender.ts';
import { mailServerUrl, originList, urlOf } from './urls.ts';

/** The settings of the host, read once at start (docs/decisions/host.md#h2). */
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

/** The port, and the numbers that bound codes, passes, limits and requests. */
export type Numbers = Readonly<Record<NumberName, number>>;

/** The settings, or one plain line for each fault. An empty variable counts as absent. */
export function readSettings(environment: Environment): {
  settings: Settings;
  faults: readonly string[];
} {
  const faults: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const read = <T>(
    name: string,
    parse: (value: string) => T | undefined,
    hint: string,
  ): T | undefined => {
    const value = text(name);
    const result = value === undefined ? undefined : parse(value);
    if (value !== undefined && result === undefined) faults.push(`${name} is not valid: ${hint}`);
    return result;
  };
  const domains = (name: string) =>
    read(name, domainList, 'use domains such as example.com, with commas between.') ?? [];
  const leadWebhook = (): LeadWebhook | undefined => {
    const url = read('LEAD_WEBHOOK_URL', webhookUrl, 'use https://host/path, without a user.');
    const key = read(
      'LEAD_WEBHOOK_SECRET',
      webhookSecret,
      'use whsec_ and 24 to 64 bytes in base64.',
    );
    if (Boolean(text('LEAD_WEBHOOK_URL')) !== Boolean(text('LEAD_WEBHOOK_SECRET')))
      faults.push('LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET go together: set both, or neither.');
    return url === undefined || !key ? undefined : { url, secret: key };
  };
  const secret = (name: string) => read(name, longSecret, 'use at least 16 characters.');

  const settings: Settings = {
    numbers: readNumbers(environment, faults),
    host: text('HOST')?.replace(/^\[(.*)\]$/, '$1') ?? textDefaults.HOST,
    publicUrl: read(
      'PUBLIC_URL',
      originUrl,
      'use the address without a path, such as https://www.example.com.',
    ),
    dataDir: resolve(text('DATA_DIR') ?? textDefaults.DATA_DIR),
    databaseUrl: read(
      'DATABASE_URL',
      (value) => urlOf(value, ['postgres:', 'postgresql:'])?.href,
      'use postgres://user:password@host:port/database.',
    ),
    mailer: read(
      'SMTP_URL',
      smtpSetting,
      'use smtp://user:password@host:port or smtps://…, with / and # of a password as %2F and %23, and a second one after a space.',
    ) ?? { kind: 'folder' },
    mailFrom:
      read(
        'MAIL_FROM',
        sender,
        'use an address, or Name <address>, with a name of odd signs in "".',
      ) ?? textDefaults.MAIL_FROM,
    salesEmail: read('SALES_EMAIL', oneEmail, 'use one plain address.') ?? textDefaults.SALES_EMAIL,
    leadWebhook: leadWebhook(),
    allowedOrigins:
      read('ALLOWED_ORIGINS', originList, 'use addresses without a path, with commas between.') ??
      [],
    allowDomains: domains('ALLOW_DOMAINS'),
    denyDomains: domains('DENY_DOMAINS'),
    trustedProxies:
      read(
        'TRUSTED_PROXIES',
        (value) => (/[^,\s]/.test(value) ? parseNetworks(value) : undefined),
        'use addresses or networks such as 10.0.0.0/8, with commas between.',
      ) ?? noNetworks,
    codeSecret: secret('CODE_SECRET'),
    previousCodeSecret: secret('CODE_SECRET_PREVIOUS'),
    metricsToken: secret('METRICS_TOKEN'),
    alertUrl: read('ALERT_URL', alertUrl, 'use https://…, without a user and password in it.'),
    alertEmail: read('ALERT_EMAIL', oneEmail, 'use one plain address.'),
    reportEmail: read('REPORT_EMAIL', oneEmail, 'use one plain address.'),
    production: read('NODE_ENV', nodeEnv, 'use production, development or test.') === 'production',
  };
  if (settings.production && settings.mailer.kind !== 'folder') {
    for (const name of ['MAIL_FROM', 'SALES_EMAIL'].filter((needed) => !text(needed)))
      faults.push(
        `${name} is not set: in production with SMTP_URL the letters need a real address.`,
      );
  }
  return { settings, faults };
}

function readNumbers(environment: Environment, faults: string[]): Numbers {
  const entries = Object.entries(numberSettings).map(([name, [standard]]) => {
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

function nodeEnv(value: string): string | undefined {
  return ['production', 'development', 'test'].includes(value) ? value : undefined;
}

function longSecret(value: string): string | undefined {
  return value.length >= 16 ? value : undefined;
}
