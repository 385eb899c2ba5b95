import { expect } from 'vitest';
import { checkLoginHost } from '../../../server/commands/loginHost/checkLoginHost.ts';

/** The origin of the pages in these tests. */
export const ORIGIN = 'http://www.firm.example';

/** The last part of each call's path, by the name of the call in findings. */
export const PATHS = {
  'Call 1': 'SendAccessCodeToQRVideo',
  'Call 2': 'VerifyAccessCodeToQRVideo',
  'Call 3': 'SendEmailToSales',
};

/** The findings for a login host. */
export async function findings(host: string, more: { origin?: string; sendTo?: string } = {}) {
  const options = { host, origin: ORIGIN, sendTo: undefined, ...more };
  const all = await checkLoginHost(options, { slowMs: 60_000, timeoutMs: 60_000 });
  return all.map(({ level, text }) => `${level} ${text}`);
}

/** The findings that are not ok. */
export const troubles = (lines: readonly string[]) =>
  lines.filter((line) => !line.startsWith('ok '));

/** Matches a line that begins with this text. */
export const begins = (text: string): unknown =>
  expect.stringMatching(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
