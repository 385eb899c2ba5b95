import type { SMTPServerOptions } from 'smtp-server';
import { expect, test } from 'vitest';
import { createSmtpMailer } from '../../../server/mail/smtpMailer.ts';
import { createTestHost, EMAIL, SUMMARY, verifiedBrowser } from '../../support/host/hostParts.ts';
import { startSmtpServer } from '../../support/host/smtpServer.ts';

/** What sales gets of a request by a mail server. */
async function requestBy(options: SMTPServerOptions) {
  const smtp = await startSmtpServer(options);
  const mailer = createSmtpMailer(smtp.url);
  const host = await createTestHost({ mailer });
  const browser = await verifiedBrowser(host);
  await browser.request(EMAIL, SUMMARY);
  await host.deliver();
  const lines = host.lines.join('');
  await host.close();
  await mailer.close();
  await smtp.stop();
  return { letters: smtp.letters().filter(({ replyTo }) => replyTo === EMAIL), lines };
}

test('a request brings sales a contact card and its data', async () => {
  const { letters } = await requestBy({});

  expect(letters).toHaveLength(1);
  const files = Object.entries(letters[0]?.files ?? {});
  expect(files.map(([name]) => name.replace(/-[2-9A-Z]{8}\./, '-….'))).toEqual([
    'lead-….vcf',
    'lead-….json',
  ]);
  expect(files[0]?.[1]).toContain('ORG:Harbor & Pine\r\n');
  expect(JSON.parse(files[1]?.[1] ?? '')).toMatchObject({
    name: 'Dana <W>',
    email: EMAIL,
    message: 'one\ntwo',
    emailVerifiedAt: '2026-11-02T09:00:00.000Z',
  });
});

test('a mail server that takes no files gets the letter without them', async () => {
  const kept: string[] = [];
  const { lines } = await requestBy({
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        if (source.includes('Content-Disposition: attachment'))
          return done(Object.assign(new Error('no files'), { responseCode: 552 }));
        kept.push(source);
        return done();
      });
    },
  });

  expect(kept.filter((source) => source.includes('Request for information'))).toHaveLength(1);
  expect(lines).toContain('"withoutFiles":"EMESSAGE DATA 552"');
});

test('a mail server that takes a letter later gets it whole', async () => {
  const tried: string[] = [];
  const { lines } = await requestBy({
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        tried.push(source);
        done(Object.assign(new Error('later'), { responseCode: 451 }));
      });
    },
  });

  const requests = tried.filter((source) => source.includes('Request for information'));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toContain('Content-Disposition: attachment');
  expect(lines).not.toContain('withoutFiles');
});
