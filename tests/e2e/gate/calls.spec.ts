import type { Request } from '@playwright/test';
import { answers, codeFor, expect, site, test } from '../fixtures.ts';

const CLIENT_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\.\d{3}$/;

test('the site makes the three calls as the specification words them [7.1, 7.2, 7.3, 7.4]', async ({
  page,
  host,
  email,
}) => {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  const { address, code, field, sendRequest } = site(page);
  await page.goto('/info');
  await address.fill(email);
  await address.press('Enter');
  const digits = await codeFor(host, email);
  await code.fill(digits);
  await code.press('Enter');
  for (const [name, value] of Object.entries(answers)) await field(name).fill(value);
  await sendRequest.click();
  await expect(page.getByText('Email sent successfully.')).toBeVisible();

  const lines = calls.map((call) => {
    const { pathname, searchParams } = new URL(call.url());
    return [call.method(), pathname, Object.fromEntries(searchParams)];
  });
  expect(lines).toEqual([
    ['GET', '/api/Setup/SendAccessCodeToQRVideo', { sEmail: email }],
    ['GET', '/api/Setup/VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: digits }],
    ['POST', '/api/Setup/SendEmailToSales', { RequestEmail: email }],
  ]);
  for (const call of calls) {
    const headers = await call.allHeaders();
    expect(headers['accept']).toBe('application/json');
    expect(headers['clienttime']).toMatch(CLIENT_TIME);
    const type =
      call.method() === 'GET' ? /^application\/json/ : /^multipart\/form-data; boundary=/;
    expect(headers['content-type']).toMatch(type);
  }
  const fields = [...(calls[2]?.postData() ?? '').matchAll(/name="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(fields).toEqual(['msgBody']);
});
