import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const headers = { ClientTime: '2026-11-02 09:00:00.000' };

/** A server process; `url` has no trailing slash. */
export interface RunningSite {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts our server with the site in `folder`/dist, and waits until the server prints its URL. */
export async function startSite(env: Record<string, string>, folder = '.'): Promise<RunningSite> {
  const child = spawn(process.execPath, [resolve('server/gateway.ts'), 'serve'], {
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((started, fail) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (printed.length < 10_000) printed += chunk.toString();
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (found) started(found);
    });
    child.on('exit', () => fail(new Error(`The server did not start:\n${printed}`)));
  });
  return { url, stop: async () => void (child.kill('SIGTERM') && (await once(child, 'exit'))) };
}

/** Requests a code for an email. Returns true if the server accepts the request. */
export async function sendCode(url: string, sEmail: string): Promise<boolean> {
  const query = new URLSearchParams({ sEmail });
  const reply = await fetch(`${url}/api/Setup/SendAccessCodeToQRVideo?${query}`, { headers });
  return ((await reply.json()) as { status: boolean }).status;
}

/** Waits up to ten seconds for the mail to `email`, and returns its code. */
export async function codeInMailbox(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(`${url}/mailbox/messages.json`);
    const { messages } = (await reply.json()) as { messages: { to: string; subject: string }[] };
    const subject = messages.find(({ to }) => to === email)?.subject ?? '';
    const code = /\d{6}/.exec(subject)?.[0];
    if (code) return code;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No mail to ${email} arrived within ten seconds.`);
}
