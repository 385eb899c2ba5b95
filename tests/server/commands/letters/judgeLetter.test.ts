import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth';
import { expect, test } from 'vitest';
import { judgeLetter } from '../../../../server/commands/letters/judgeLetter.ts';
import { emlFile } from '../../../../server/mail/message.ts';
import { trialMail } from '../../../../server/mail/trialMail.ts';
import { readSettings } from '../../../../server/settings/settings.ts';

const DOMAIN = 'probuilt.example';
const { settings } = readSettings({ MAIL_FROM: `ProBuilt <no-reply@${DOMAIN}>` });
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const key = publicKey.replaceAll(/-----.*?-----|\s/g, '');

const RECORDS: Record<string, string> = {
  [DOMAIN]: 'v=spf1 ip4:192.0.2.10 -all',
  [`_dmarc.${DOMAIN}`]: 'v=DMARC1; p=reject',
  [`mail._domainkey.${DOMAIN}`]: `v=DKIM1; k=rsa; p=${key}`,
  'relay.example': 'v=spf1 ip4:192.0.2.99 -all',
  [`mail._domainkey.relay.example`]: `v=DKIM1; k=rsa; p=${key}`,
};

interface Received {
  /** The domain that signs; undefined signs nothing. */
  signer?: string | undefined;
  ip?: string;
  envelope?: string;
  changed?: boolean;
  records?: Record<string, string>;
}

/** What the doctor says of a letter as it was received. */
async function findings(received: Received) {
  const { signer, ip = '192.0.2.10', envelope = DOMAIN, changed, records = RECORDS } = received;
  const plain = await emlFile(trialMail(settings, 'one', 'dana@harbor.example'));
  const signing = { signingDomain: signer ?? '', selector: 'mail', privateKey };
  // The types of the library want the key twice.
  const { signatures } = await dkimSign(plain, { ...signing, signatureData: [signing] });
  const headers = [
    `Return-Path: <no-reply@${envelope}>`,
    `Received: from out.${envelope} (out.${envelope} [${ip}]) by mx.harbor.example; Mon, 2 Nov 2026 09:00:00 +0000`,
  ];
  const letter = changed ? plain.toString().replace('one-time', 'lucky') : plain.toString();
  const head = [...headers, ...(signer ? [signatures.trim()] : [])].join('\r\n');
  const source = Buffer.from(`${head}\r\n${letter}`);
  const found = await judgeLetter(source, (name, type) => {
    const record = type === 'TXT' ? records[name] : undefined;
    if (record !== undefined) return Promise.resolve([[record]]);
    return Promise.reject(Object.assign(new Error('no record'), { code: 'ENOTFOUND' }));
  });
  return found.map(({ level, text }) => `${level} ${text}`);
}

test('a letter that is signed and sent by its domain passes DKIM, SPF and DMARC', async () => {
  expect(await findings({ signer: DOMAIN })).toEqual([
    `ok DKIM: pass by mail._domainkey.${DOMAIN}.`,
    `ok SPF: pass, ${DOMAIN} sends by 192.0.2.10.`,
    'ok DMARC: pass, aligned by DKIM and SPF; the policy is reject.',
  ]);
});

test('a letter without a signature, by a server that the SPF record does not name, fails', async () => {
  expect(await findings({ ip: '198.51.100.7' })).toEqual([
    expect.stringMatching(/^bad DKIM: the letter is not signed\. Have .* with a key of probuilt/),
    expect.stringMatching(/^bad SPF: fail\. The SPF record of probuilt.example does not name 198/),
    expect.stringMatching(/^bad DMARC: fail.*Neither DKIM nor SPF passes for probuilt\.example/),
  ]);
});

test('a letter that was changed after it was signed fails DKIM, and passes DMARC by SPF', async () => {
  expect(await findings({ signer: DOMAIN, changed: true })).toEqual([
    expect.stringMatching(/^bad DKIM: \w+ \(.*\) by mail\._domainkey\.probuilt\.example/),
    expect.stringMatching(/^ok SPF/),
    'ok DMARC: pass, aligned by SPF; the policy is reject.',
  ]);
});

test('what passes for the domain of a relay does not stand for the domain of From', async () => {
  const relayed = { signer: 'relay.example', envelope: 'relay.example', ip: '192.0.2.99' };

  expect(await findings(relayed)).toEqual([
    'ok DKIM: pass by mail._domainkey.relay.example.',
    'ok SPF: pass, relay.example sends by 192.0.2.99.',
    expect.stringMatching(/^bad DMARC: fail/),
  ]);
});

test('a domain without records is told which ones it lacks', async () => {
  expect(await findings({ signer: DOMAIN, records: {} })).toEqual([
    expect.stringMatching(/^bad DKIM: .*Compare that TXT record/),
    expect.stringMatching(/^bad SPF: probuilt.example has no SPF record: add /),
    `bad DMARC: _dmarc.${DOMAIN} has no record: add one, at least "v=DMARC1; p=none".`,
  ]);
});

test('a letter that was not received yet has no SPF to judge, and words are no letter', async () => {
  const eml = await emlFile(trialMail(settings, 'one', 'dana@harbor.example'));
  const nothing = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));

  expect((await judgeLetter(eml, nothing)).map(({ text }) => text)).toContain(
    'SPF: no Received line names the server that handed the letter in.',
  );
  expect(await judgeLetter(Buffer.from('words'), nothing)).toEqual([
    { level: 'bad', text: 'This is no letter: it has no From.' },
  ]);
});
