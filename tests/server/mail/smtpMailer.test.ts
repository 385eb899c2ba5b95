import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { isUnavailable, type DeliveryFault, type FaultStage } from '../../../server/mail/fault.ts';
import { createSmtpMailer, smtpOptions } from '../../../server/mail/smtpMailer.ts';
import { mailTo } from '../../support/server/outboxParts.ts';
import { smtpOfTest, startSmtpServer } from '../../support/server/smtpServer.ts';

const SECOND = 1000;
const mail = {
  ...mailTo('dana@harbor.example'),
  replyTo: 'pat@pine.example',
  replyName: 'Pat "Q." Ünder',
  references: '<lead@site.example>',
  subject: 'Ünder load',
};

/** Sends the mail to a server, and returns `sent` or the fault. */
async function outcomeOf(url: string, timeout = 10 * SECOND): Promise<DeliveryFault | 'sent'> {
  const mailer = createSmtpMailer(url, { timeout });
  const outcome = await mailer.send(mail).catch((fault: DeliveryFault) => fault);
  await mailer.close();
  return outcome ?? 'sent';
}

/** Sends the mail to an SMTP server with these options. `user` precedes the hostname in its URL. */
async function outcomeAt(options: SMTPServerOptions, user = '', query = '') {
  const smtp = await startSmtpServer(options);
  const outcome = await outcomeOf(`${smtp.url.replace('smtp://', `smtp://${user}`)}${query}`);
  await smtp.stop();
  return outcome;
}

const no = (responseCode: number) =>
  Object.assign(new Error('no, dana@harbor.example'), { responseCode });

test('the headers are the same in every attempt', async () => {
  const smtp = await smtpOfTest();
  for (let attempt = 0; attempt < 2; attempt += 1) await outcomeOf(smtp.url);
  await smtp.waitForMail(() => smtp.mails().length === 2);

  const { messageId, date, subject, replyTo, replyName, references } = mail;
  const headers = { messageId, date, subject, replyTo, replyName, references };
  const sent = expect.objectContaining(headers);
  expect(smtp.mails()).toEqual([sent, sent]);
});

test.concurrent.each([
  ['RCPT TO', 421, 'recipient', false],
  ['RCPT TO', 451, 'recipient', false],
  ['RCPT TO', 550, 'recipient', true],
  ['DATA', 421, 'connect', false],
  ['DATA', 451, 'content', false],
  ['DATA', 552, 'content', true],
])('to %s, the reply %i is the fault %s, final: %s', async (command, code, stage, final) => {
  const fault = await outcomeAt(
    command === 'DATA'
      ? { onData: (stream, _session, done) => void stream.resume().on('end', () => done(no(code))) }
      : { onRcptTo: (_address, _session, done) => done(no(code)) },
  );

  expect(fault).toMatchObject({ fault: { stage, code: String(code), final } });
  expect(String(fault)).not.toContain('harbor');
});

const signIn: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  authOptional: false,
  allowInsecureAuth: true,
};

test.each<[stage: FaultStage, code: string, SMTPServerOptions]>([
  ['login', '535', { ...signIn, onAuth: (_auth, _session, done) => done(no(535)) }],
  ['sender', '550', { onMailFrom: (_from, _session, done) => done(no(550)) }],
])('a mail server that refuses the %s is unavailable', async (stage, code, options) => {
  const outcome = await outcomeAt(options, stage === 'login' ? 'user:wrong@' : '');

  expect(outcome).toMatchObject({ fault: { stage, code, final: false } });
  expect(outcome !== 'sent' && isUnavailable(outcome.fault)).toBe(true);
});

const YEAR = 365 * 86_400 * SECOND;
test.each<[stage: FaultStage, code: string, name: string, age: number, isTrusted: boolean]>([
  ['certificateExpired', 'CERT_HAS_EXPIRED', '127.0.0.1', 2 * YEAR, true],
  ['certificateName', 'ERR_TLS_CERT_ALTNAME_INVALID', 'mail.firm.example', 0, true],
  ['certificateUntrusted', 'DEPTH_ZERO_SELF_SIGNED_CERT', '127.0.0.1', 0, false],
])('a certificate with the fault %s is refused', async (stage, code, name, age, isTrusted) => {
  const now = Date.now() - age;
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    notBeforeDate: new Date(now - YEAR / 2),
    notAfterDate: new Date(now + YEAR / 2),
    extensions:
      name === '127.0.0.1'
        ? [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }]
        : [],
  });
  const authorities = getCACertificates();
  if (isTrusted) setDefaultCACertificates([...authorities, cert]);
  onTestFinished(() => setDefaultCACertificates(authorities));

  const outcome = await outcomeAt({ disabledCommands: ['AUTH'], key, cert });

  expect(outcome).toMatchObject({ fault: { stage, code, final: false } });
  expect(outcome !== 'sent' && isUnavailable(outcome.fault)).toBe(true);
});

test.each([
  ['smtp://user:word@mail.firm.example:587', true],
  ['smtp://mail.firm.example:25', false],
  ['smtp://user:word@127.0.0.1:2525', false],
  ['smtp://user:word@localhost:2525', false],
])('sending a password to another machine requires TLS (%s: %s)', (url, requireTLS) => {
  expect(smtpOptions(url)).toEqual({ url, requireTLS });
});

const REPLIES = ['220 mx.example', '250 mx.example', '250 ok', '250 ok', '354 go on'];
const stages = ['connection', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end of DATA'];

test.concurrent.each(stages)(
  'a mail server that falls silent at "%s" is unavailable',
  async (stage) => {
    const replies = REPLIES.slice(0, stages.indexOf(stage));
    const server = createServer((socket) => {
      const reply = () => {
        const next = replies.shift();
        if (next) socket.write(`${next}\r\n`);
      };
      socket.on('error', () => undefined).on('data', reply);
      reply();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;

    const fault = await outcomeOf(`smtp://127.0.0.1:${port}`, SECOND / 2);
    server.close();

    expect(fault).toMatchObject({ fault: { stage: 'connect', final: false } });
  },
);

test('a pending mail is tried again after our server has stopped', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const sending = mailer.send(mail).catch((fault: unknown) => fault);

  await mailer.close();

  expect(await sending).toMatchObject({ fault: { stage: 'stopping', final: false } });
  server.close();
});
