import { describe, expect, test } from 'vitest';
import type { AcceptedLead } from '../../../server/mails/acceptedLead.ts';
import { leadData } from '../../../server/mails/leadData.ts';
import { leadFiles } from '../../../server/mails/leadFiles.ts';
import { company } from '../../../shared/company.ts';
import { blankInfoRequest, type InfoRequest } from '../../../shared/infoRequest.ts';
import { acceptedLead } from '../../support/site/acceptedLead.ts';

const filesOf = (changes: Partial<AcceptedLead> = {}) =>
  leadFiles(leadData({ ...acceptedLead, ...changes }, 'site.example'));
const contentOf = (type: string, changes?: Partial<AcceptedLead>) =>
  filesOf(changes).find(({ contentType }) => contentType.startsWith(type))?.content ?? '';
const requestWith = (changes: Partial<InfoRequest>) => ({
  request: { ...acceptedLead.request, ...changes },
});
const cardOf = (changes?: Partial<AcceptedLead>) => contentOf('text/vcard', changes);

test('the files of a lead are named after its reference', () => {
  expect(filesOf().map(({ filename }) => filename)).toEqual([
    'lead-K7MPX2QD.vcf',
    'lead-K7MPX2QD.json',
    'lead-K7MPX2QD.csv',
  ]);
  expect(JSON.parse(contentOf('application/json'))).toMatchObject({ name: 'Dana Whitfield' });
});

describe('the contact card', () => {
  test('is a vCard 3.0 to which no answer adds a property', () => {
    expect(cardOf({ campaign: 'qr-booth' }).split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Whitfield;Dana;;;',
      'FN:Dana Whitfield',
      'ORG:Harbor\\, Pine \\\\ Co.',
      'TITLE:Partner',
      'EMAIL;TYPE=INTERNET:dana@harbor.example',
      'TEL;TYPE=WORK,VOICE:(512) 555-0134 x7',
      'ADR;TYPE=WORK:;;;;Texas;;',
      'NOTE:Reference K7MPX2QD\\, campaign qr-booth\\n\\nFirst line\\nSecond line',
      `CATEGORIES:${company.program}`,
      'UID:site.example:dana@harbor.example',
      'REV:2026-11-25T14:14:00.000Z',
      'END:VCARD',
      '',
    ]);
  });

  test.each([
    ['Dana Whitfield', '', 'N:;Dana Whitfield;;;'],
    ['Dana; X', 'Whit,field', 'N:Whit\\,field;Dana\\; X;;;'],
    ['', '', 'N:;dana@harbor.example;;;\r\nFN:dana@harbor.example'],
  ])('has the names %j and %j in their parts', (firstName, lastName, properties) => {
    const request = { ...blankInfoRequest('dana@harbor.example'), firstName, lastName };
    const card = cardOf({ request });

    expect(card).toContain(`\r\n${properties}\r\n`);
    expect(card).not.toMatch(/ORG|TITLE|TEL|ADR/);
  });

  test('folds a long line without splitting a character', () => {
    const message = '🏗; plan '.repeat(60).trim();
    const card = cardOf(requestWith({ message }));

    for (const line of card.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(card.replaceAll('\r\n ', '')).toContain(`\\n\\n${message.replaceAll(';', '\\;')}\r\n`);
  });
});

describe('the CSV of a lead', () => {
  test('has a line below the headings, without formulas', () => {
    const content = contentOf('text/csv', {
      ...requestWith({ phone: '+1 512-555-0134', message: '=1+1 "now"\nSecond line' }),
      campaign: 'qr-booth',
    });

    expect(content).toBe(
      [
        '\ufeffFirst Name,Last Name,Email,Phone,Company,Job Title,City,State,Employees,Description,Lead Source,Campaign,Reference,Received\r\n',
        `"Dana","Whitfield","dana@harbor.example","'+1 512-555-0134","Harbor, Pine \\ Co.","Partner","","Texas","",`,
        `"'=1+1 ""now""\nSecond line","${company.program}","qr-booth","K7MPX2QD","2026-11-25T14:14:00.000Z"\r\n`,
      ].join(''),
    );
  });

  test('has a name in one piece as last name', () => {
    const content = contentOf('text/csv', requestWith({ firstName: 'Dana W', lastName: '' }));

    expect(content).toContain('\r\n"","Dana W",');
  });
});
