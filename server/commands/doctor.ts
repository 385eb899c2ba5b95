import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { company } from '../../src/content/company.ts';
import type { Environment } from '../../src/config/settings.ts';
import { isLoopbackName } from '../http/caller.ts';
import { originsWithoutPass } from '../http/origins.ts';
import { kindOf } from '../log.ts';
import { isMailboxOn } from '../mail/mailbox.ts';
import { alertWarning } from '../settings/alertSettings.ts';
import { readEnvironment } from '../settings/environment.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { SetupFault } from '../setupFault.ts';
import { checkMail } from './checkMail.ts';
import { checkStore } from './checkStore.ts';
import { checkWebhook } from './checkWebhook.ts';
import { bad, ok, warn, type Finding } from './finding.ts';
import { judgeLetter } from './letters/judgeLetter.ts';
import { readLetterOptions } from './letters/options.ts';
import { sendTrialLetter } from './letters/sendTrialLetter.ts';
import { checkLoginHost } from './loginHost/checkLoginHost.ts';
import { readLoginHostOptions } from './loginHost/options.ts';

/** Checks everything that a start needs and a launch deserves; writes nothing but a probe row. */
export async function checkSetup(environment: Environment, build: string): Promise<Finding[]> {
  const { settings, faults, warnings } = readSettings(environment);
  if (faults.length > 0) return faults.map(bad);
  return [
    ok('The settings can be read.'),
    ...checkUrls(settings, environment),
    ...warnings.map(warn),
    ...[alertWarning(settings)].flatMap((text) => (text ? [warn(text)] : [])),
    ...checkContacts(),
    existsSync(resolve(build, 'pages.json'))
      ? ok('The site is built.')
      : bad('The site is not built: run `npm run build`.'),
    ...(await checkStore(settings)),
    ...(await checkMail(settings)),
    ...checkWebhook(settings, build),
  ];
}

function checkUrls(settings: Settings, environment: Environment): Finding[] {
  const origins = originsWithoutPass(settings);
  const { publicUrl, production, databaseUrl, codeSecret } = settings;
  const isHttps = publicUrl?.protocol === 'https:';
  return [
    checkPublicUrl(publicUrl, isHttps || !production),
    isHttps &&
      !environment['TRUSTED_PROXIES']?.trim() &&
      bad(
        'TRUSTED_PROXIES is not set: behind a proxy all visitors would count as one. Name the address of the proxy, often 127.0.0.1.',
      ),
    !production &&
      warn('NODE_ENV is not production: fine on your own machine, needed on a public one.'),
    isMailboxOn(settings) &&
      publicUrl !== undefined &&
      !isLoopbackName(publicUrl.hostname) &&
      bad(
        'The mailbox is on, and shows every code to whom the proxy lets seem local: set SMTP_URL, or NODE_ENV to production.',
      ),
    origins.length > 0 &&
      warn(
        `ALLOWED_ORIGINS names ${origins.join(', ')}, another site than PUBLIC_URL, and not both have https: browsers keep no pass there, so visitors verify at each visit.`,
      ),
    databaseUrl !== undefined &&
      !codeSecret &&
      warn('CODE_SECRET is not set: several hosts on one database need the same one.'),
  ].filter((finding) => finding !== false);
}

/** Contact values of the pages that reach nobody yet. */
function checkContacts(): Finding[] {
  const urls = company.socials.map(({ network, href }) => [network, URL.parse(href)?.hostname]);
  const values = [['salesEmail', company.salesEmail], ...urls];
  return values
    .filter(([, value]) => value?.endsWith('.example'))
    .map(([name, value]) =>
      warn(`${name} in src/content/company.ts is still the example ${value}: set your own.`),
    );
}

function checkPublicUrl(publicUrl: URL | undefined, isSafe: boolean): Finding {
  if (!publicUrl)
    return warn('PUBLIC_URL is not set: fine on your own machine, needed on a public one.');
  return isSafe
    ? ok(`Visitors come in by ${publicUrl.origin}.`)
    : bad(
        'PUBLIC_URL is not https: put a proxy with a certificate in front, and name its https address.',
      );
}

async function checkHere(): Promise<Finding[]> {
  try {
    return await checkSetup(readEnvironment(), resolve('dist'));
  } catch (error) {
    if (error instanceof SetupFault) return [bad(error.message)];
    throw error;
  }
}

async function findingsFor(words: readonly string[]): Promise<readonly Finding[]> {
  if (words.length === 0) return checkHere();
  const letter = readLetterOptions(words);
  if (!letter) return checkLoginHost(readLoginHostOptions(words));
  if ('file' in letter) return judgeLetter(readLetter(letter.file));
  const { settings, faults } = readSettings(readEnvironment());
  return faults.length > 0 ? faults.map(bad) : sendTrialLetter(settings, letter.sendTo);
}

function readLetter(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new SetupFault(`${file} cannot be read (${kindOf(error)}).`);
  }
}

if (import.meta.main) {
  process.umask(0o077);
  const words = process.argv.slice(2);
  try {
    const findings = await findingsFor(words);
    const labels = { ok: 'ok  ', warn: 'warn', bad: 'BAD ' };
    for (const { level, text } of findings) process.stdout.write(`${labels[level]}  ${text}\n`);
    process.exitCode = findings.some(({ level }) => level === 'bad') ? 1 : 0;
  } catch (error) {
    if (!(error instanceof SetupFault)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
