import type { Shot } from './measure.ts';
import type { Server } from './serve.ts';
import { send, verify } from './shots.ts';

/** A verified visitor: the pair that verifies by its cookie alone. */
export interface PassHolder {
  readonly email: string;
  readonly code: string;
  readonly cookie: string;
}

/** Verifies an address at a host; `codeIn` waits for the letter and reads its code. */
export async function passOf(
  host: Server,
  codeIn: () => Promise<string | undefined>,
): Promise<PassHolder> {
  const ask = ({ path, headers }: Shot) => fetch(host.url + path, { headers });
  const email = 'dana@harbor.example';
  await ask(send(email));
  let code: string | undefined;
  while (!code) code = await codeIn();
  const answer = await ask(verify(email, code));
  return { email, code, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Reads the newest code in the mailbox of a host without SMTP. */
export async function codeInMailbox(host: Server): Promise<string | undefined> {
  const box = (await (await fetch(`${host.url}/mailbox/messages.json`)).json()) as {
    messages: { subject: string }[];
  };
  return /^\d{6}/.exec(box.messages[0]?.subject ?? '')?.[0];
}
