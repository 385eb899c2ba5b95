import { expect, test } from 'vitest';
import { parseEmail } from '../../../shared/email.ts';
import { mailboxOf } from '../../../server/codes/mailboxOf.ts';

const mailbox = (email: string) => mailboxOf(parseEmail(email)!);

test.each([
  ['pat+a@harbor.example', 'pat@harbor.example', 'pat@harbor.example'],
  ['pat.t@gmail.com', 'p.a.t.t+news@googlemail.com', 'patt@gmail.com'],
  ['Pat.T@Gmail.com', 'patt@gmail.com', 'patt@gmail.com'],
  ['pat-t@pm.me', 'pat.t@protonmail.com', 'patt@proton.me'],
  ['pat_t@protonmail.ch', 'patt+a@proton.me', 'patt@proton.me'],
  ['pat@me.com', 'pat@mac.com', 'pat@icloud.com'],
  ['pat@ya.ru', 'pat@yandex.kz', 'pat@yandex.ru'],
  ['pat-shop@yahoo.com', 'pat-news@yahoo.com', 'pat@yahoo.com'],
  ['pat-a-b@yahoo.co.uk', 'pat@yahoo.co.uk', 'pat@yahoo.co.uk'],
  ['pat-shop@ymail.com', 'pat@ymail.com', 'pat@ymail.com'],
])('%s and %s belong to the same mailbox', (one, other, same) => {
  expect(mailbox(one)).toBe(same);
  expect(mailbox(other)).toBe(same);
});

test.each([
  ['pat.t@harbor.example', 'patt@harbor.example'],
  ['pat.t@icloud.com', 'patt@icloud.com'],
  ['pat-t@gmail.com', 'patt@gmail.com'],
  ['pat@mail.gmail.com', 'pat@gmail.com'],
  ['pat@notgmail.com', 'pat@gmail.com'],
  ['+a@gmail.com', '+b@gmail.com'],
  ['-a@yahoo.com', '-b@yahoo.com'],
  ['pat.t@yahoo.com', 'patt@yahoo.com'],
  ['pat@yahoo.com', 'pat@ymail.com'],
  ['pat-a@yahoo.co.jp', 'pat-b@yahoo.co.jp'],
  // These domains only start or end like the domain of a provider.
  ['p.t@gmail.com.example', 'pt@gmail.com.example'],
  ['p.t@pm.me.example', 'pt@pm.me.example'],
  ['p.t@xpm.me', 'pt@xpm.me'],
  ['pat@some.com', 'pat@icloud.com'],
  ['pat@me.com.example', 'pat@icloud.com'],
  ['pat@aya.ru', 'pat@yandex.ru'],
  ['pat@ya.ru.example', 'pat@yandex.ru'],
  ['pat-a@xymail.com', 'pat-b@xymail.com'],
  ['pat-a@ymail.com.example', 'pat-b@ymail.com.example'],
])('%s and %s belong to different mailboxes', (one, other) => {
  expect(mailbox(one)).not.toBe(mailbox(other));
});
