import { expect, test } from 'vitest';
import { exampleContacts } from '../../shared/exampleContacts.ts';

const real = {
  salesEmail: 'sales@firm.com',
  phone: '+1 212-736-3100',
  office: { street: '7 Slate Street' },
  socials: [{ network: 'LinkedIn', href: 'https://linkedin.com/company/firm' }],
};

test.each([
  [[], {}],
  [['salesEmail'], { salesEmail: 'sales@probuilt.example' }],
  [['phone'], { phone: '(512) 555-0142' }],
  [['office'], { office: { street: '1200 Plumb Line Road, Suite 400' } }],
  [['YouTube'], { socials: [{ network: 'YouTube', href: 'https://social.example/youtube' }] }],
])('%j are examples', (names, contacts) => {
  expect(exampleContacts({ ...real, ...contacts })).toEqual(names);
});
