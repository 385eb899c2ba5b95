import { resolve } from 'node:path';
import { company } from '../../shared/company.ts';
import { isEmail } from '../../shared/email.ts';
import { exampleContacts } from '../../shared/exampleContacts.ts';
import { isLoopbackName } from '../http/caller.ts';
import { originsWithoutPass } from '../http/origins.ts';
import { isMailboxOn } from '../mail/mailbox.ts';
import {
  readEnvironment,
  readSettings,
  type Environment,
  type Settings,
} from '../settings/settings.ts';
import { isBuilt } from '../site/renderProgram.ts';
import { checkMail } from './checkMail.ts';
import { checkStore } from './checkStore.ts';
import {
  currentSettings,
  UsageError,
  type Command,
  bad,
  ok,
  report,
  warn,
  type Finding,
} from './command.ts';
import { sendTestAlert } from './sendTestAlert.ts';
import { sendTestLead } from './sendTestLead.ts';
import { sendTestMail } from './sendTestMail.ts';

export const doctor: Command = {
  usage: `gateway doctor                checks the settings, the store and the mail server
gateway doctor --mail EMAIL   sends a test mail through each mail server
gateway doctor --alert        sends a test alert
gateway doctor --webhook      sends a made-up lead to LEAD_WEBHOOK_URL`,
  options: { mail: { type: 'string' }, alert: { type: 'boolean' }, webhook: { type: 'boolean' } },
  maxWords: 0,
  run: async (_, { mail, alert, webhook }) => {
    if (alert) return report(await sendTestAlert(currentSettings()));
    if (webhook) return report(await sendTestLead(currentSettings()));
    if (mail === undefined) return report(await checkSetup(readEnvironment(), resolve('dist')));
    if (typeof mail !== 'string' || !isEmail(mail))
      throw new UsageError('--mail needs an email address.');
    return report(await sendTestMail(currentSettings(), mail));
  },
};

/** Checks whether the server can start and the site can go live. Writes only one test row. */
export async function checkSetup(environment: Environment, build: string): Promise<Finding[]> {
  const { settings, faults, warnings } = readSettings(environment);
  if (faults.length > 0) return faults.map(bad);
  return [
    ok('The settings are valid.'),
    ...checkUrls(settings),
    ...warnings.map(warn),
    ...checkContacts(settings),
    isBuilt(build) ? ok('The site is built.') : bad('The site is not built: run `npm run build`.'),
    ...(await checkStore(settings)),
    // With another login host, only alerts need mail.
    ...(settings.loginHost && !settings.alertEmail ? [] : await checkMail(settings)),
  ];
}

function checkUrls(settings: Settings): Finding[] {
  const origins = originsWithoutPass(settings);
  const { publicUrl, production, databaseUrl, codeSecret } = settings;
  const isHttps = publicUrl?.protocol === 'https:';
  return [
    checkPublicUrl(publicUrl, isHttps || !production),
    isHttps &&
      settings.trustedProxies.length === 0 &&
      bad(
        'TRUSTED_PROXIES is not set: behind a proxy, all visitors would share the limits of one IP. Set it to the IP of the proxy, often 127.0.0.1.',
      ),
    !production && warn('NODE_ENV is not production. Set it to production on a public server.'),
    isMailboxOn(settings) &&
      publicUrl !== undefined &&
      !isLoopbackName(publicUrl.hostname) &&
      bad(
        '/mailbox is on. Behind a proxy that does not send X-Forwarded-For, visitors may appear to be local and read every code there: set SMTP_URL, or set NODE_ENV to production.',
      ),
    origins.length > 0 &&
      warn(
        `ALLOWED_ORIGINS names a site other than that of PUBLIC_URL: ${origins.join(', ')}. Visitors to that site stay verified only if both sites use https; otherwise they must verify their email at each visit.`,
      ),
    databaseUrl !== undefined &&
      !codeSecret &&
      warn('CODE_SECRET is not set: servers that share a database need the same CODE_SECRET.'),
  ].filter((finding) => finding !== false);
}

/** Names each contact detail that is still an example. */
function checkContacts({ production }: Settings): Finding[] {
  return exampleContacts(company).map((name) =>
    (production ? bad : warn)(`${name} in shared/company.ts is still an example: replace it.`),
  );
}

function checkPublicUrl(publicUrl: URL | undefined, isSafe: boolean): Finding {
  if (!publicUrl) return warn('PUBLIC_URL is not set. Set it on a public server.');
  return isSafe
    ? ok(`Public URL: ${publicUrl.origin}`)
    : bad(
        'PUBLIC_URL is not https: put a proxy with a certificate in front of the server, and set PUBLIC_URL to the https URL of the proxy.',
      );
}
