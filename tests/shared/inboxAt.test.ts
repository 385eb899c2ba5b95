import { describe, expect, test } from 'vitest';
import { inboxAt } from '../../shared/inboxAt.ts';

describe('the inbox of an email', () => {
  test.each([
    ['Gmail', 'https://mail.google.com', 'gmail.com googlemail.com'],
    [
      'Outlook',
      'https://outlook.live.com',
      'outlook.com outlook.de outlook.com.au hotmail.com hotmail.co.uk hotmail.fr live.com live.ca live.com.mx msn.com',
    ],
    [
      'Yahoo Mail',
      'https://mail.yahoo.com',
      'yahoo.com yahoo.ca yahoo.co.uk yahoo.com.br ymail.com rocketmail.com myyahoo.com',
    ],
    ['iCloud Mail', 'https://www.icloud.com', 'icloud.com me.com mac.com'],
    ['Proton Mail', 'https://mail.proton.me', 'proton.me protonmail.com protonmail.ch pm.me'],
  ])('at %s opens %s', (name, origin, domains) => {
    for (const domain of domains.split(' ')) {
      const inbox = inboxAt(`Pat@${domain.toUpperCase()}`);
      expect(inbox?.name, domain).toBe(name);
      expect(inbox && new URL(inbox.url).origin).toBe(origin);
    }
  });

  test.each([
    'firm.example',
    'notgmail.com',
    'some.com',
    'me.com.example',
    'xpm.me',
    'pm.me.example',
    'gmail.com.firm.example',
    'mail.gmail.com',
    'yahoo.co.jp',
    'outlook.firm.example',
    'live.example',
    'gmail.de',
  ])('at %s is unknown', (domain) => {
    expect(inboxAt(`pat@${domain}`)).toBeUndefined();
  });
});
