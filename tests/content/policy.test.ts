import { expect, test } from 'vitest';
import { policyFor } from '../../src/content/policy.ts';
import { infoFields, namesOf } from '../../src/rules/infoFields.ts';

test('the policy names every field of the form on /info among what is processed', () => {
  const categories = policyFor().sections.find(({ id }) => id.startsWith('categories-of-personal'));
  const words = JSON.stringify(categories).toLowerCase();

  const labels = namesOf('place').map((name) => infoFields[name].label.toLowerCase());
  expect(labels.filter((label) => !words.includes(label))).toEqual([]);
});

test('the policy names the login host that it is built for, and promises nothing for it', () => {
  const own = JSON.stringify(policyFor());
  const other = JSON.stringify(policyFor('login.example.com'));

  expect(own).toContain('Our server sets two cookies');
  expect(own).toContain('we immediately remove what the server holds about it');
  expect(own).not.toContain('login.example.com');
  expect(other).toContain('The login service at login.example.com may set cookies');
  expect(other).not.toMatch(/Our server|few weeks|after a day|within a day/);
});

test('the policy names the service to which requests are posted, where our own host does so', () => {
  const sharing = (...args: Parameters<typeof policyFor>) =>
    JSON.stringify(policyFor(...args).sections.find(({ id }) => id === 'data-sharing'));

  expect(sharing(undefined, 'leads.example.com')).toContain('the service at leads.example.com, in');
  expect(sharing()).toContain('by email to our own sales team.');
  expect(sharing('login.example.com', 'leads.example.com')).not.toContain('leads.example.com');
});

test('the policy names the kept campaign only where our own server keeps one (S1)', () => {
  const kept = 'keeps the name of that campaign';

  expect(JSON.stringify(policyFor(undefined, undefined, true))).toContain(kept);
  expect(JSON.stringify(policyFor())).not.toContain(kept);
  expect(JSON.stringify(policyFor('login.example.com', undefined, true))).not.toContain(kept);
});

test.each([undefined, 'login.example.com'])(
  'the policy says that Global Privacy Control is honored, with login host %s (S6)',
  (loginHost) => {
    expect(JSON.stringify(policyFor(loginHost))).toContain('We honor Global Privacy Control');
  },
);
