import { getCookie, setCookie } from 'hono/cookie';
import { DAY, SECOND } from '../durations.ts';
import { sameDigest } from '../secrets/keyring.ts';
import type { AppContext } from '../services.ts';
import { isCrossSite } from './origins.ts';

const ID = /^[\w-]{22}$/;
const PASS = 'probuilt_pass';
const BROWSER = 'probuilt_browser';

/** Returns the id in the pass cookie if its signature is valid. */
export function passIdOf(context: AppContext): string | undefined {
  const { keyring } = context.var.services;
  const [id = '', signature = ''] = (read(context, PASS) ?? '').split('.');
  return ID.test(id) && sameDigest(signature, keyring.digest('pass', id)) ? id : undefined;
}

export function setPass(context: AppContext, id: string): void {
  const { keyring, settings } = context.var.services;
  const value = `${id}.${keyring.digest('pass', id)}`;
  write(context, PASS, value, settings.passDays * DAY);
}

export function browserIdOf(context: AppContext): string | undefined {
  const id = read(context, BROWSER);
  return id !== undefined && ID.test(id) ? id : undefined;
}

export function setBrowserId(context: AppContext, id: string): void {
  write(context, BROWSER, id, DAY);
}

function read(context: AppContext, name: string): string | undefined {
  return getCookie(context, name, prefixOf(context));
}

function write(context: AppContext, name: string, value: string, life: number): void {
  const isForeign = isCrossSite(context);
  const prefix = prefixOf(context);
  setCookie(context, name, value, {
    ...(prefix && { prefix }),
    maxAge: life / SECOND,
    httpOnly: true,
    sameSite: isForeign ? 'None' : 'Lax',
    partitioned: isForeign,
  });
}

/** The prefix `__Host-` also makes a cookie `Secure`. */
function prefixOf(context: AppContext): 'host' | undefined {
  return context.var.services.settings.publicUrl?.protocol === 'https:' ? 'host' : undefined;
}
