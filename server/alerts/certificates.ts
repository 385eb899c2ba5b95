import { once } from 'node:events';
import { isIP } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { DAY, SECOND } from '../durations.ts';
import { mailCertificate, type Validity } from '../mail/mailCertificate.ts';
import type { Settings } from '../settings/settings.ts';

const NOTICE = 14 * DAY;
const ANSWER_TIMEOUT_MS = 5 * SECOND;

/**
 * True where the certificate of the mail server or of PUBLIC_URL ends within 14 days; for a short
 * one within a quarter of its life. Undefined where none can be seen from here.
 */
export async function isCertificateEnding(
  { mailer, publicUrl }: Pick<Settings, 'mailer' | 'publicUrl'>,
  now: number,
): Promise<boolean | undefined> {
  const found = await Promise.all([
    ...(mailer.kind === 'smtp' ? mailer.urls : []).map(
      (url) => url && inTime(mailCertificate(url, ANSWER_TIMEOUT_MS)),
    ),
    publicUrl?.protocol === 'https:' ? siteCertificate(publicUrl) : undefined,
  ]);
  const seen = found.filter((validity) => typeof validity === 'object');
  if (seen.length === 0) return undefined;
  return seen.some(
    (validity) => validity.to - now < Math.min(NOTICE, (validity.to - validity.from) / 4),
  );
}

/** Each step of a slow server may take its time, but not all of them together. */
function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  return Promise.race([answer, delay(ANSWER_TIMEOUT_MS, undefined, { ref: false })]);
}

async function siteCertificate({ hostname, port }: URL): Promise<Validity | undefined> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  // Nothing is sent: also the dates of a certificate that nobody trusts are worth a look.
  const name = isIP(host) ? {} : { servername: host };
  const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false, ...name });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    const { valid_from: from, valid_to: to } = socket.getPeerCertificate();
    return { from: Date.parse(from), to: Date.parse(to) };
  } catch {
    return undefined;
  } finally {
    socket.on('error', () => undefined).destroy();
  }
}
