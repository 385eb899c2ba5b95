import { DAY, SECOND } from '../durations.ts';
import { sameDigest, type Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { HeaderOf } from './caller.ts';
import { isCrossSite } from './origins.ts';

/** Reads and writes the pass of a verified browser, and the id of one that asked for a code. */
export interface Cookies {
  /** The id of the pass that a request carries, if this host has signed it. */
  passId: (header: HeaderOf) => string | undefined;
  browserId: (header: HeaderOf) => string | undefined;
  /** A Set-Cookie line for the browser of the request with these headers. */
  setPass: (passId: string, header: HeaderOf) => string;
  setBrowser: (browserId: string, header: HeaderOf) => string;
}

const ID = /^[\w-]{22}$/;

export function createCookies(keyring: Keyring, settings: Settings): Cookies {
  const secure = settings.publicUrl?.protocol === 'https:';
  const prefix = secure ? '__Host-' : '';
  const [passName, browserName] = [`${prefix}probuilt_pass`, `${prefix}probuilt_browser`];
  const sameSite = (header: HeaderOf) =>
    isCrossSite(header, settings.publicUrl) ? 'None; Partitioned' : 'Lax';
  const write = (name: string, value: string, life: number, header: HeaderOf) =>
    `${name}=${value}; Max-Age=${life / SECOND}; Path=/; HttpOnly; SameSite=${sameSite(header)}${secure ? '; Secure' : ''}`;
  return {
    passId: (header) => {
      const [id = '', signature = ''] = (read(header, passName) ?? '').split('.');
      return ID.test(id) && sameDigest(signature, keyring.digest('pass', id)) ? id : undefined;
    },
    browserId: (header) => {
      const id = read(header, browserName);
      return id !== undefined && ID.test(id) ? id : undefined;
    },
    setPass: (id, header) => {
      const value = `${id}.${keyring.digest('pass', id)}`;
      return write(passName, value, settings.numbers.PASS_DAYS * DAY, header);
    },
    setBrowser: (id, header) => write(browserName, id, DAY, header),
  };
}

function read(header: HeaderOf, name: string): string | undefined {
  const pairs = header('cookie')
    ?.split(';')
    .map((pair) => pair.trimStart());
  const pair = pairs?.find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1).trim();
}
