import { expect, test } from 'vitest';
import { comparableCode } from '../../../server/codes/codes.ts';
import { emailKeys } from '../../../server/codes/emailKeys.ts';
import { createKeyring } from '../../../server/secrets/keyring.ts';
import { parseEmail } from '../../../shared/email.ts';

test.each([
  '402917',
  ' 402 917\n',
  '402-917',
  '402\u2011917',
  '402.917',
  '40\u00ad29\u200b17',
  '\uff14\uff10\uff12\uff19\uff11\uff17',
])('the typed code %j is compared as 402917', (typed) => {
  expect(comparableCode(typed)).toBe('402917');
});

test('the digests of an email never change, because stores contain them', () => {
  const email = parseEmail(' Dana+tag@Harbor.example ')!;

  expect(emailKeys(createKeyring(Buffer.alloc(32)), email)).toEqual({
    email: 'dana+tag@harbor.example',
    emailDigest: '1cTS_BtstgEJFUaHjcpuWcCOutT_V1kL',
    mailboxDigest: 'ifdgJO26GRtCKmjPn28VLwoO-YhZzM0D',
    domainDigest: 'HdZWye-2RUV94AS23LMD3Rg1b4H69Kut',
  });
});
