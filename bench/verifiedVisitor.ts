/** Who has passed the gate: what the browser keeps, and the cookie of the host. */
export interface VerifiedVisitor {
  readonly email: string;
  readonly code: string;
  readonly cookie: string;
}

const PATHS = {
  send: '/api/Setup/SendAccessCodeToQRVideo',
  verify: '/api/Setup/VerifyAccessCodeToQRVideo',
  sales: '/api/Setup/SendEmailToSales',
};

/** The path of a call with its query. */
export function callPath(call: keyof typeof PATHS, query: Record<string, string>): string {
  return `${PATHS[call]}?${new URLSearchParams(query)}`;
}

/** What every call carries. */
export const callHeaders = { ClientTime: '2026-11-02 09:00:00.000' };

/** Passes the gate of a host whose letters stay in its mailbox. */
export async function verifiedVisitor(url: string): Promise<VerifiedVisitor> {
  const email = `returning-${Date.now()}@firm.example`;
  await fetch(url + callPath('send', { sEmail: email }), { headers: callHeaders });
  const code = await codeInMailbox(url, email);
  const path = callPath('verify', { sEmail: email, AccessKey: code });
  const reply = await fetch(url + path, { headers: callHeaders });
  return { email, code, cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Waits up to ten seconds for the letter to an email, and reads its code. */
export async function codeInMailbox(url: string, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const reply = await fetch(`${url}/mailbox/messages.json`);
    const { messages } = (await reply.json()) as { messages: { to: string; subject: string }[] };
    const subject = messages.find(({ to }) => to === email)?.subject ?? '';
    const code = /\d{6}/.exec(subject)?.[0];
    if (code) return code;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`No letter to ${email} came within ten seconds.`);
}
