import { beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Imports the link of a company with this phone number. */
async function linkOf(phone: string) {
  vi.doMock('../../shared/company.ts', () => ({ company: { phone } }));
  return (await import('../../src/content/companyPhone.ts')).companyPhone;
}

describe('the phone number of the company', () => {
  test.each([
    ['(512) 555-0142', 'tel:+15125550142'],
    ['+1 212-736-3100', 'tel:+12127363100'],
    ['+44 (0)20 7946 0018', 'tel:+442079460018'],
  ])('%s is dialed as %s', async (text, href) => {
    expect(await linkOf(text)).toEqual({ text, href });
  });

  test('stops the build if it cannot be dialed', async () => {
    await expect(linkOf('call us')).rejects.toThrow(
      'phone in shared/company.ts is "call us", which cannot be dialed',
    );
  });
});
