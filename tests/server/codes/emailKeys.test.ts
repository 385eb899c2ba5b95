import { expect, test } from 'vitest';
import { emailKeys } from '../../../server/codes/emailKeys.ts';
import { parseEmail } from '../../../src/rules/email.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';

const keyring = createKeyring(Buffer.alloc(32));
const keysOf = (text: string) => emailKeys(keyring, parseEmail(text)!);

test('the digests of an email stay as they are: a store is full of them', () => {
  expect(keysOf(' Dana+tag@Harbor.example ')).toEqual({
    email: 'dana+tag@harbor.example',
    emailDigest: 'hBw6qJFeB-iPFKQlikSx4alLs-2NZBHJ',
    mailboxDigest: 'r1F9drZLjxRaLgsZ1FPc8e0k5Cysssog',
    domainDigest: 'K05yN8RpC-Y8BDvCO5sqkjEb8C3yKlcu',
  });
});

test('spellings of one mailbox share its limits, and mailboxes of one domain share that', () => {
  const [dana, tagged, pat] = ['dana', 'dana+tag', 'pat'].map((name) =>
    keysOf(`${name}@harbor.example`),
  );

  expect(tagged?.emailDigest).not.toBe(dana?.emailDigest);
  expect(tagged?.mailboxDigest).toBe(dana?.mailboxDigest);
  expect(pat?.mailboxDigest).not.toBe(dana?.mailboxDigest);
  expect(pat?.domainDigest).toBe(dana?.domainDigest);
});
