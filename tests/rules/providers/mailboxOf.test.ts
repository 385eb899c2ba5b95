import { expect, test } from 'vitest';
import { mailboxOf } from '../../../src/rules/providers/mailboxOf.ts';

test.each([
  ['pat.t@gmail.com', 'p.a.t.t+news@googlemail.com'],
  ['Pat.T@Gmail.com', 'patt@gmail.com'],
  ['pat-t@pm.me', 'pat.t@protonmail.com'],
  ['pat@me.com', 'pat@icloud.com'],
  ['pat+a@harbor.example', 'pat@harbor.example'],
])('%s and %s are one mailbox', (one, other) => {
  expect(mailboxOf(one)).toBe(mailboxOf(other));
});

test.each([
  ['pat.t@harbor.example', 'patt@harbor.example'],
  ['pat.t@icloud.com', 'patt@icloud.com'],
  ['pat-t@gmail.com', 'patt@gmail.com'],
  ['pat@mail.gmail.com', 'pat@gmail.com'],
  ['+a@gmail.com', '+b@gmail.com'],
])('%s and %s are two', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
