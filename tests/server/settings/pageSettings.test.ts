import { describe, expect, test } from 'vitest';
import { readPageSettings } from '../../../server/settings/pageSettings.ts';

const everything = {
  PUBLIC_URL: 'https://www.site.example/',
  SECURITY_CONTACT: 'mailto:security@site.example',
  MAIL_FROM: '"ProBuilt, Inc." <no-reply@site.example>',
  LEAD_WEBHOOK_URL: 'https://leads.example.com:8443/hook?key=secret',
  CAMPAIGNS: 'spring',
  CODE_MINUTES: '5',
  RESEND_SECONDS: '0',
};

describe('the settings of pages', () => {
  test('say what the server does', () => {
    expect(readPageSettings(everything)).toEqual({
      securityContact: 'mailto:security@site.example',
      site: {
        loginHost: undefined,
        codeMinutes: 5,
        resendSeconds: 0,
        sender: 'no-reply@site.example',
        leadReceiver: 'leads.example.com:8443',
        keepsCampaigns: true,
        emailsReceipts: true,
        publicUrl: 'https://www.site.example',
        salesTimeZone: 'America/Chicago',
        year: new Date().getFullYear(),
      },
    });
  });

  test('without any setting, promise receipts but neither campaigns nor a webhook', () => {
    const { site } = readPageSettings({});

    expect(site.publicUrl).toBeUndefined();
    expect(site).toMatchObject({
      codeMinutes: 10,
      resendSeconds: 30,
      keepsCampaigns: false,
      emailsReceipts: true,
    });
    expect(site.leadReceiver).toBeUndefined();
  });

  test('with RECEIPT_EMAIL=off, promise no receipts', () => {
    expect(readPageSettings({ RECEIPT_EMAIL: 'off' }).site.emailsReceipts).toBe(false);
  });

  test('promise nothing in the name of another login host', () => {
    const env = { ...everything, VITE_SETUP_API_HOST: ' https://Login.example.com/ ' };

    expect(readPageSettings(env).site).toMatchObject({
      loginHost: 'https://login.example.com',
      sender: undefined,
      leadReceiver: undefined,
      keepsCampaigns: false,
      emailsReceipts: false,
    });
  });

  test('ignore the settings that pages do not show', () => {
    expect(() => readPageSettings({ PORT: 'eighty', LEAD_WEBHOOK_SECRET: '' })).not.toThrow();
  });

  test.each([
    ['CODE_MINUTES', 'ten'],
    ['PUBLIC_URL', 'www.site.example'],
    ['SECURITY_CONTACT', 'security@site.example'],
    ['CAMPAIGNS', 'Spring CPA'],
  ])('refuse an invalid %s', (name, text) => {
    expect(() => readPageSettings({ [name]: text })).toThrow(`${name} is not valid: use `);
  });
});
