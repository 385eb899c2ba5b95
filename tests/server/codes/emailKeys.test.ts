import { expect, test } from 'vitest';
import { emailKeys } from '../../../server/codes/emailKeys.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';
import { parseEmail } from '../../../src/rules/email.ts';

test('the digests of an email stay as they are: a store is full of them', () => {
  const email = parseEmail(' Dana+tag@Harbor.example ')!;

  expect(emailKeys(createKeyring(Buffer.alloc(32)), email)).toEqual({
    email: 'dana+tag@harbor.example',
    emailDigest: 'hBw6qJFeB-iPFKQlikSx4alLs-2NZBHJ',
    mailboxDigest: 'r1F9drZLjxRaLgsZ1FPc8e0k5Cysssog',
    domainDigest: 'K05yN8RpC-Y8BDvCO5sqkjEb8C3yKlcu',
  });
});
