import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { DeliveryFault } from '../../../server/mail/mailer.ts';
import { createSmtpMailer, smtpOptions } from '../../../server/mail/smtpMailer.ts';
import type { SMTPServerOptions } from 'smtp-server';
import { startSmtpServer } from '../../support/host/smtpServer.ts';

const letter = {
  from: 'ProBuilt <no-reply@probuilt.example>',
  to: 'dana@harbor.example',
  replyTo: 'dana@harbor.example',
  subject: 'Ünder way',
  text: 'words',
  html: '<p>words</p>',
  messageId: '<fixed@probuilt.example>',
  date: '2026-11-02T09:00:00.000Z',
};

const refuse = (responseCode: number) =>
  Object.assign(new Error('no, dana@harbor.example'), { responseCode });

/** What a mailer makes of a server: `sent`, or the fault. */
async function outcomeOf(url: string, timeout = 10_000): Promise<DeliveryFault | 'sent'> {
  const mailer = createSmtpMailer(url, { timeout });
  try {
    await mailer.send(letter);
    return 'sent';
  } catch (error) {
    if (error instanceof DeliveryFault) return error;
    throw error;
  } finally {
    await mailer.close();
  }
}

test('Message-ID and Date are the same at every attempt', async () => {
  const smtp = await startSmtpServer();
  await outcomeOf(smtp.url);
  await outcomeOf(smtp.url);
  await smtp.waitForLetter(() => smtp.letters().length === 2);
  await smtp.stop();

  for (const sent of smtp.letters()) {
    expect(sent).toMatchObject({
      messageId: '<fixed@probuilt.example>',
      date: '2026-11-02T09:00:00.000Z',
      subject: 'Ünder way',
      replyTo: 'dana@harbor.example',
    });
  }
});

describe.each([
  [421, 'unavailable'],
  [451, 'delayed'],
  [550, 'refused'],
  [552, 'refused'],
])('a server that answers %i', (code, problem) => {
  test.concurrent.each(['RCPT TO', 'DATA'])(`at %s means: ${problem}`, async (stage) => {
    const smtp = await startSmtpServer(
      stage === 'DATA'
        ? {
            onData: (stream, _session, done) =>
              void stream.resume().on('end', () => done(refuse(code))),
          }
        : { onRcptTo: (_address, _session, done) => done(refuse(code)) },
    );

    const fault = await outcomeOf(smtp.url);
    await smtp.stop();

    expect(fault).toMatchObject({ problem });
    expect(String(fault)).not.toContain('harbor');
  });
});

test.each<[string, string, SMTPServerOptions]>([
  [
    'does not let us in',
    '535',
    {
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refuse(535)),
    },
  ],
  ['does not want the sender', '550', { onMailFrom: (_from, _session, done) => done(refuse(550)) }],
  ['has a certificate that nobody vouches for', 'ESOCKET', { disabledCommands: ['AUTH'] }],
])('a server that %s is unavailable and costs no letter', async (_, reason, options) => {
  const smtp = await startSmtpServer(options);
  const url = options.onAuth ? smtp.url.replace('smtp://', 'smtp://user:wrong@') : smtp.url;

  const fault = await outcomeOf(url);
  await smtp.stop();

  expect(fault).toMatchObject({
    problem: 'unavailable',
    message: expect.stringContaining(reason),
  });
});

test('a server that is away is unavailable', async () => {
  expect(await outcomeOf('smtp://127.0.0.1:1')).toMatchObject({ problem: 'unavailable' });
});

test.each([
  ['smtp://user:word@mail.firm.example:587', true],
  ['smtp://mail.firm.example:25', false],
  ['smtp://user:word@127.0.0.1:2525', false],
  ['smtp://user:word@localhost:2525', false],
])('a password goes to another machine by TLS only: %s', (url, requireTLS) => {
  expect(smtpOptions(url)).toEqual({ url, requireTLS });
});

test('where TLS is required and not offered, the server is unavailable and the password stays here', async () => {
  const asked: string[] = [];
  const smtp = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ method }, _session, done) => {
      asked.push(method);
      done(null, { user: 'user' });
    },
  });
  const address = `${smtp.url.replace('smtp://', 'smtp://user:word@')}`;

  const fault = await outcomeOf(`${address}?requireTLS=true`);
  await smtp.stop();

  expect(fault).toMatchObject({ problem: 'unavailable' });
  expect(asked).toEqual([]);
});

const GREETING = '220 mx.example\r\n';
const stages = ['connection', 'greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'end of DATA'];

describe.each(['drops the connection', 'falls silent'])('a server that %s', (manner) => {
  test.concurrent.each(stages)('at %s is unavailable', async (stage) => {
    const open = new Set<Socket>();
    const server = createServer((socket) => {
      open.add(socket);
      socket.on('error', () => undefined);
      const fail = () =>
        manner === 'falls silent' ? socket.removeAllListeners('data') : socket.destroy();
      if (stage === 'connection') return fail();
      socket.write(GREETING);
      if (stage === 'greeting') return fail();
      let heard = '';
      socket.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
        const inLetter = heard.includes('DATA\r\n');
        if (inLetter && stage === 'end of DATA' && heard.endsWith('\r\n.\r\n')) return fail();
        if (chunk.toString().startsWith(stage)) return fail();
        if (heard.endsWith('DATA\r\n')) return socket.write('354 go on\r\n');
        return inLetter || socket.write('250 mx.example\r\n');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');

    const fault = await outcomeOf(
      `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      1000,
    );
    for (const socket of open) socket.destroy();
    server.close();

    expect(fault).toMatchObject({ problem: 'unavailable' });
  });
});

test('a letter that a silent server holds comes back when the host stops', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`);
  const reached = once(server, 'connection');
  const sending = mailer.send(letter).catch((error: unknown) => error);
  const [socket] = (await reached) as [Socket];

  await mailer.close();

  expect(await sending).toMatchObject({ problem: 'delayed', message: 'the host stops' });
  socket.destroy();
  server.close();
});
