import { expect, test } from '../fixtures.ts';

interface Fault {
  name: string;
  /** Runs in the page. */
  plant: () => void;
  /** A part of the line that is noted. */
  noted: string;
}

// What every other test relies on: each of these is noted, and what is noted fails a test.
const planted: Fault[] = [
  {
    name: 'an error in the console',
    plant: () => console.error('planted'),
    noted: 'console: planted',
  },
  {
    name: 'a warning in the console',
    plant: () => console.warn('planted'),
    noted: 'console: planted',
  },
  {
    name: 'an error that nobody catches',
    plant: () => {
      setTimeout(() => reportError(new Error('planted')));
    },
    noted: 'thrown: planted',
  },
  {
    name: 'a style against the content security policy',
    plant: () => {
      document.body.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }));
    },
    noted: 'Content Security Policy',
  },
  {
    name: 'a call to somebody else',
    plant: () => {
      fetch('http://127.0.0.1:9/').catch(() => {});
    },
    noted: 'Content Security Policy',
  },
  {
    name: 'a visit to somebody else',
    plant: () => location.assign('http://127.0.0.1:9/'),
    noted: 'request: http://127.0.0.1:9/',
  },
];

for (const { name, plant, noted } of planted) {
  test(`${name} is noted`, async ({ page, faults }) => {
    await page.goto('/privacy-policy');
    await page.evaluate(plant);

    await expect.poll(() => faults.join('\n')).toContain(noted);
    faults.length = 0;
  });
}
