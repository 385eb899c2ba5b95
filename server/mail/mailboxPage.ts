import { createHash } from 'node:crypto';
import { escapeHtml } from '../../src/rules/escapeHtml.ts';
import { dark, light, type ColorRoles } from '../../src/theme/tokens.ts';

export interface MailboxLetter {
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

const variables = ({ background, text, line, primary }: ColorRoles) =>
  `--paper:${background.default};--sheet:${background.paper};--ink:${text.primary};--quiet:${text.secondary};--line:${line.subtle};--link:${primary.main}`;

const STYLE = `
:root{color-scheme:light dark;${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/24px Arial,Helvetica,sans-serif}
main{max-width:760px;margin:0 auto;padding:32px 16px}
h1{font-size:28px;line-height:36px;margin:0}
h2{font-size:20px;line-height:28px;margin:0 0 8px;overflow-wrap:anywhere}
p{margin:8px 0 24px;color:var(--quiet)}
a,summary{color:var(--link)}
a,summary{display:inline-block;padding:10px 0}
p a{margin:-10px 0}
article{background:var(--sheet);border:1px solid var(--line);border-top:2px solid var(--ink);padding:24px;margin:0 0 24px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0;font-size:15px;color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;border-top:1px solid var(--line);padding-top:16px;margin:16px 0 0}
iframe{width:100%;height:680px;border:1px solid var(--line);background:${light.background.paper}}
:focus-visible{outline:3px solid currentColor;outline-offset:3px}
`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The page may show its own style, the site's icon and the letters' frames, and nothing else. */
export const MAILBOX_POLICY = `default-src 'none'; style-src ${hashOf(STYLE)}; img-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A letter may show its inline styles; it runs, loads and sends nothing. */
export const LETTER_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox`;

/** The mailbox as one page without scripts. */
export function mailboxPage(letters: readonly MailboxLetter[]): string {
  const count = letters.length === 1 ? '1 letter' : `${letters.length} letters`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox (${letters.length})</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${STYLE}</style></head>
<body><main>
<h1>Mailbox</h1>
<p>No SMTP server is set, so every letter lands here. Only this machine can see this page. ${count}, newest first. <a href="/mailbox">Look again</a></p>
${letters.map(article).join('\n')}
</main></body>
</html>
`;
}

function article(letter: MailboxLetter): string {
  const fields = [
    ['To', escapeHtml(letter.to)],
    ['From', escapeHtml(letter.from)],
    ['Reply to', escapeHtml(letter.replyTo)],
    ['Date', moment(letter.date)],
  ] as const;
  const rows = fields
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`);
  return `<article><h2>${escapeHtml(letter.subject)}</h2>
<dl>${rows.join('')}</dl>
<pre>${escapeHtml(letter.text)}</pre>
<details><summary>As it looks in a mail program</summary><iframe sandbox loading="lazy" title="Letter: ${escapeHtml(letter.subject)}" src="/mailbox/letters/${letter.id}"></iframe></details></article>`;
}

const forPeople = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function moment(date: string): string {
  const time = Date.parse(date);
  if (Number.isNaN(time)) return escapeHtml(date);
  return `<time datetime="${new Date(time).toISOString()}">${forPeople.format(time)} UTC</time>`;
}
