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

  test('have defaults, which promise only receipts', () => {
    const { site } = readPageSettings({});

    expect(site).toMatchObject({ codeMinutes: 10, resendSeconds: 30 });
    expect(site).toMatchObject({ keepsCampaigns: false, emailsReceipts: true });
    expect([site.publicUrl, site.leadReceiver]).toEqual([undefined, undefined]);
    expect(readPageSettings({ RECEIPT_EMAIL: 'off' }).site.emailsReceipts).toBe(false);
  });

  test('promise nothing in the name of another login host', () => {
    const env = { ...everything, VITE_SETUP_API_HOST: ' https://Login.example.com/ ' };

    expect(readPageSettings(env).site).toMatchObject({
      loginHost: 'https://login.example.com',
      codeMinutes: undefined,
      sender: undefined,
      leadReceiver: undefined,
      keepsCampaigns: false,
      emailsReceipts: false,
    });
  });

  test('are checked, and no others', () => {
    expect(() => readPageSettings({ PORT: 'eighty', LEAD_WEBHOOK_SECRET: '' })).not.toThrow();
    expect(() => readPageSettings({ CODE_MINUTES: 'ten' })).toThrow('CODE_MINUTES is not valid: ');
  });
});
