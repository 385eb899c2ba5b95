import { expect } from 'vitest';
import { checkLoginHost } from '../../../server/commands/loginHost/checkLoginHost.ts';

/** The origin of the pages in these tests. */
export const ORIGIN = 'http://www.firm.example';

/** The last part of each call's path, by the doctor's name of the call. */
export const PATHS = {
  'Call 1': 'SendAccessCodeToQRVideo',
  'Call 2': 'VerifyAccessCodeToQRVideo',
  'Call 3': 'SendEmailToSales',
};

/** What the doctor says of a host; of what is as it should be only when asked. */
export async function findings(host: string, more: { origin?: string; sendTo?: string } = {}) {
  const options = { host, origin: ORIGIN, sendTo: undefined, ...more };
  const all = await checkLoginHost(options, { slowMs: 60_000, timeoutMs: 60_000 });
  return all.map(({ level, text }) => `${level} ${text}`);
}

/** The lines that ask for a look or a change. */
export const troubles = (lines: readonly string[]) =>
  lines.filter((line) => !line.startsWith('ok '));

/** The whole text where it is short, its beginning otherwise. */
export const begins = (text: string): unknown =>
  expect.stringMatching(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
