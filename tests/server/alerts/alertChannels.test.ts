import { createServer, type RequestListener } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alertChannels } from '../../../server/alerts/alertChannels.ts';
import { readSettings } from '../../../server/settings/settings.ts';
import { createTestHost } from '../../support/host/hostParts.ts';
import {
  deliverAll,
  scriptedMailer,
  deliveryWith,
  queue,
  refusingMailer,
} from '../../support/host/outboxParts.ts';
import { endChild, spawnHost } from '../../support/host/startHost.ts';
import { listening } from '../../support/otherHost/listening.ts';

const TEXT = 'site.example (web1): An email has been queued for more than two minutes.';
const { signal } = new AbortController();

async function receiver(answer: RequestListener): Promise<string> {
  const { port, stop } = await listening(createServer(answer));
  onTestFinished(stop);
  return `http://127.0.0.1:${port}/topic?tpl=1&m={{.text}}`;
}

const { mailer, mails } = scriptedMailer(() => undefined);
const channelsOf = (env: Record<string, string>) =>
  alertChannels(readSettings(env).settings, mailer, () => 0);

test('without a setting there are no alerts', () => {
  expect(channelsOf({})).toEqual([]);
});

test('ALERT_URL receives one JSON body with a text, at the query of the setting', async () => {
  const seen: unknown[] = [];
  const ALERT_URL = await receiver((request, response) => {
    const { method, url, headers } = request;
    void readText(request).then((body) => {
      seen.push([method, url, headers['content-type'], body]);
      response.end();
    });
  });
  await channelsOf({ ALERT_URL })[0]?.send(TEXT, signal);

  const body = JSON.stringify({ text: TEXT });
  expect(seen).toEqual([['POST', '/topic?tpl=1&m={{.text}}', 'application/json', body]]);
});

test.each([
  ['a refusal', 404, {}, { name: 'HTTP 404' }],
  ['a redirect, which can lose the text,', 302, { location: '/' }, { name: 'TypeError' }],
])('%s is an error', async (_, status, headers, error) => {
  const ALERT_URL = await receiver((_request, response) => {
    response.writeHead(status, headers).end();
  });

  await expect(channelsOf({ ALERT_URL })[0]?.send(TEXT, signal)).rejects.toMatchObject(error);
});

test('ALERT_EMAIL receives an email with the text as its subject', async () => {
  await channelsOf({ ALERT_EMAIL: 'operator@site.example' })[0]?.send(TEXT, signal);

  expect(mails).toMatchObject([
    {
      to: 'operator@site.example',
      subject: TEXT,
      text: expect.stringContaining(TEXT),
      html: expect.stringContaining(TEXT),
    },
  ]);
});

test.each([
  ['ALERT_URL', 'ntfy.example/topic', 'use https://'],
  ['ALERT_URL', 'https://user:secret@ntfy.example/topic', 'use https://'],
  ['ALERT_EMAIL', 'Operator <operator@site.example>', 'use one plain address.'],
])('%s "%s" is not valid', (name, value, hint) => {
  expect(readSettings({ [name]: value }).faults).toEqual([
    expect.stringMatching(`^${name} is not valid: ${hint}`),
  ]);
});

test('a server in its own process posts an alert at its start', async () => {
  const host = await createTestHost();
  onTestFinished(host.close);
  await queue(host, 'lead', 'sales');
  await deliverAll(deliveryWith(host, refusingMailer()));
  const posted: string[] = [];
  const ALERT_URL = await receiver((request, response) => {
    void readText(request).then((body) => posted.push(body));
    response.end();
  });
  const { child } = await spawnHost({ DATA_DIR: host.folder, ALERT_URL });
  await vi.waitUntil(() => posted.length > 0, { timeout: 30_000 });
  await endChild(child, 'SIGTERM');

  expect(posted).toEqual([expect.stringContaining('A lead could not be delivered')]);
});
