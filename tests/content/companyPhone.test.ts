import { beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Imports the link of a company with this phone number. */
async function linkOf(phone: string) {
  vi.doMock('../../shared/company.ts', () => ({ company: { phone } }));
  return (await import('../../src/content/companyPhone.ts')).companyPhone;
}

describe('the phone number of the company', () => {
  test('is dialed with the code of its country', async () => {
    const link = { text: '(512) 555-0142', href: 'tel:+15125550142' };
    expect(await linkOf(link.text)).toEqual(link);
  });

  test('stops the build if it cannot be dialed', async () => {
    await expect(linkOf('call us')).rejects.toThrow(
      'phone in shared/company.ts is "call us", which cannot be dialed',
    );
  });
});
