import { DAY, SECOND } from '../durations.ts';
import { sameDigest, type Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Reads and writes the host's two cookies: the pass of a verified browser, the name of an asking
 * one.
 */
export interface Cookies {
  /** The pass id in a Cookie header, if this host has signed it. */
  passId: (header: string | undefined) => string | undefined;
  /** The name of the browser that asked for a code. */
  browserId: (header: string | undefined) => string | undefined;
  setPass: (passId: string) => string;
  dropPass: () => string;
  setBrowser: (browserId: string) => string;
}

const ID = /^[\w-]{22}$/;

/** The cookies under these settings; an https address makes them Secure and bound to the host. */
export function createCookies(keyring: Keyring, settings: Settings): Cookies {
  const secure = settings.publicUrl?.protocol === 'https:';
  const prefix = secure ? '__Host-' : '';
  const [passName, browserName] = [`${prefix}probuilt_pass`, `${prefix}probuilt_browser`];
  const write = (name: string, value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    passId: (header) => {
      const [id = '', signature = ''] = (read(header, passName) ?? '').split('.');
      return ID.test(id) && sameDigest(signature, keyring.digest('pass', id)) ? id : undefined;
    },
    browserId: (header) => {
      const id = read(header, browserName);
      return id !== undefined && ID.test(id) ? id : undefined;
    },
    setPass: (id) =>
      write(
        passName,
        `${id}.${keyring.digest('pass', id)}`,
        (settings.numbers.passDays * DAY) / SECOND,
      ),
    dropPass: () => write(passName, '', 0),
    setBrowser: (id) => write(browserName, id, DAY / SECOND),
  };
}

function read(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trimStart().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
