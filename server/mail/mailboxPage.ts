import { createHash } from 'node:crypto';
import { escapeHtml } from '../../shared/escapeHtml.ts';

export interface MailboxMail {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const STYLE = `
:root{color-scheme:light dark}
body{max-width:760px;margin:0 auto;padding:32px 16px;font:16px/24px Arial,Helvetica,sans-serif}
article{border:1px solid GrayText;padding:24px;margin:24px 0}
h2,dd,pre{overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}
dd{margin:0}
pre{white-space:pre-wrap;font:inherit}
a,summary{display:inline-block;padding:10px 0}
iframe{width:100%;height:680px;border:0;color-scheme:light;background:Canvas}
`;

const hash = createHash('sha256').update(STYLE).digest('base64');

/** Lets the page use only its own style, and images and frames from this server. */
export const MAILBOX_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Lets a mail use inline styles, but not run, load or send anything. */
export const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

/** Creates the page of the mailbox, which has no scripts. */
export function mailboxPage(mails: readonly MailboxMail[]): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox (${mails.length})</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main>
<h1>Mailbox</h1>
<p>SMTP_URL is not set, so mails stay here. Only this machine can see this page. ${count}, newest first. <a href="/mailbox">Reload</a></p>
${mails.map(article).join('\n')}
</main></body>
</html>
`;
}

function article({ id, to, from, replyTo, date, subject, text }: MailboxMail): string {
  const rows = Object.entries({ To: to, From: from, 'Reply to': replyTo })
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
  return `<article><h2>${escapeHtml(subject)}</h2>
<dl>${rows.join('')}<dt>Date</dt><dd>${new Date(date).toUTCString()}</dd></dl>
<pre>${escapeHtml(text)}</pre>
<details><summary>As a mail program shows it</summary><iframe sandbox loading="lazy" title="Mail: ${escapeHtml(subject)}" src="/mailbox/mails/${id}"></iframe></details></article>`;
}
