import { emlFile, createMail } from '../../server/mail/message.ts';
import { codeMail } from '../../src/mails/codeMail.ts';
import { leadFiles, leadOf } from '../../src/mails/lead.ts';
import type { Letter } from '../../src/mails/letterFrame.ts';
import { salesMail } from '../../src/mails/salesMail.ts';
import { summaryRows } from '../../src/rules/requestSummary.ts';
import { validRequest } from '../../tests/support/site/validRequest.ts';

const email = 'pat@firm.example';
const request = {
  rows: summaryRows(validRequest()),
  email,
  verifiedAt: Date.UTC(2026, 0, 15, 16, 5),
  reference: 'K7MPX2QD',
};

/** Both letters, as they are sent. */
export const letters: ReadonlyMap<string, Letter> = new Map<string, Letter>([
  ['letter with the code', codeMail({ code: '012345', email, minutes: 10, host: 'site.example' })],
  [
    'letter to sales',
    { ...salesMail(request), attachments: leadFiles(leadOf(request, request.verifiedAt)) },
  ],
]);

const sender = { mailFrom: 'ProBuilt <no-reply@site.example>' };

/** The ways from our host to its mail server, and from there to the server of the reader. */
const ROUTE = [
  'from out.site.example (out.site.example [IPv6:2001:db8::1]) by mx.firm.example with ESMTPS',
  'from host.site.example (host.site.example [10.0.0.2]) by out.site.example with ESMTPSA',
];

/** A letter as the server of its reader has it. */
export async function receivedLetter(letter: Letter): Promise<Buffer> {
  const now = Date.now();
  const eml = await emlFile(createMail(letter, { id: 'judged', to: email, now }, sender));
  const received = ROUTE.map((way) => `Received: ${way}; ${new Date(now).toUTCString()}\r\n`);
  return Buffer.concat([Buffer.from(received.join('')), eml]);
}
