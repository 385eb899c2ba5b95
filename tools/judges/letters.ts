import { codeMail } from '../../src/mails/codeMail.ts';
import { salesMail } from '../../src/mails/salesMail.ts';
import { summaryRows } from '../../src/rules/requestSummary.ts';
import { validRequest } from '../../tests/support/site/validRequest.ts';

const email = 'pat@firm.example';

/** The HTML of both letters, as they are sent. */
export const letters: ReadonlyMap<string, string> = new Map([
  [
    'letter with the code',
    codeMail({ code: '012345', email, minutes: 10, host: 'site.example' }).html,
  ],
  [
    'letter to sales',
    salesMail({
      rows: summaryRows(validRequest()),
      email,
      verifiedAt: Date.UTC(2026, 0, 15, 16, 5),
      reference: 'K7MPX2QD',
    }).html,
  ],
]);
