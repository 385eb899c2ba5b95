import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { DAY, SECOND } from '../durations.ts';
import { sameDigest, type Keyring } from '../secrets/keyring.ts';
import type { Settings } from '../settings/settings.ts';
import type { HeaderOf } from './caller.ts';
import { isCrossSite } from './origins.ts';

const ID = /^[\w-]{22}$/;
const PASS = 'probuilt_pass';
const BROWSER = 'probuilt_browser';

/** Reads and writes the cookies for a pass and for the id of a browser. */
export type Cookies = ReturnType<typeof createCookies>;

export function createCookies(keyring: Keyring, settings: Settings) {
  const secure = settings.publicUrl?.protocol === 'https:';
  const read = (header: HeaderOf, name: string) => {
    const fullName = secure ? `__Host-${name}` : name;
    return parse(header('cookie') ?? '', fullName)[fullName];
  };
  const write = (name: string, value: string, life: number, header: HeaderOf) => {
    const isForeign = isCrossSite(header, settings.publicUrl);
    return generateCookie(name, value, {
      ...(secure && { prefix: 'host' }),
      maxAge: life / SECOND,
      httpOnly: true,
      sameSite: isForeign ? 'None' : 'Lax',
      partitioned: isForeign,
    });
  };
  return {
    /** Returns the id in the pass cookie if its signature is valid. */
    passId: (header: HeaderOf) => {
      const [id = '', signature = ''] = (read(header, PASS) ?? '').split('.');
      return ID.test(id) && sameDigest(signature, keyring.digest('pass', id)) ? id : undefined;
    },
    browserId: (header: HeaderOf) => {
      const id = read(header, BROWSER);
      return id !== undefined && ID.test(id) ? id : undefined;
    },
    /** Returns the value of a Set-Cookie header for the browser that sent these headers. */
    setPass: (id: string, header: HeaderOf) => {
      const value = `${id}.${keyring.digest('pass', id)}`;
      return write(PASS, value, settings.numbers.PASS_DAYS * DAY, header);
    },
    setBrowser: (id: string, header: HeaderOf) => write(BROWSER, id, DAY, header),
  };
}
