import { expect } from 'vitest';
import type { RunningServer } from '../support/server/startServer.ts';
import type { Tab } from './browsers/Browser.ts';
import { answers, button, codeField, emailField, field, newEmail } from './names.ts';

/** A browser tab with the actions and checks of a visitor. */
export type Visitor = ReturnType<typeof createVisitor>;

/** @param timeout the longest time to wait for an expected state, in milliseconds */
export function createVisitor(tab: Tab, url: string, server: RunningServer, timeout: number) {
  const patience = { timeout, interval: 50 };
  const open: Tab['open'] = (path, soon) => tab.open(new URL(path, url).href, soon);
  /** Waits until a function that runs in the page returns the expected value. */
  const until = async <Args extends readonly unknown[]>(
    script: (...args: Args) => unknown,
    expected: unknown,
    ...args: Args
  ) => {
    const read = () => tab.read(script, ...args).catch(String);
    await expect.poll(read, { ...patience, message: String(script) }).toEqual(expected);
  };
  const sees = async (words: string) => {
    const read = () => tab.read(() => document.body.innerText).catch(String);
    await expect.poll(read, patience).toContain(words);
  };
  const counts = (selector: string, count: number) => until(countVisible, count, selector);
  const focuses = (selector: string) =>
    until((each) => document.activeElement?.matches(each), true, selector);
  const start = async (path: string) => {
    await open(path);
    await until(isHydrated, true);
  };
  /** Opens a page and submits an email, by default a new one. Returns the email. */
  const toCodeStep = async (path: string, email = newEmail()) => {
    await start(path);
    await tab.fill(emailField, email);
    await tab.click(button('Send Code'));
    await focuses('#gate-code');
    return email;
  };
  return {
    ...tab,
    open,
    until,
    sees,
    counts,
    focuses,
    start,
    toCodeStep,
    hasValue: (selector: string, value: string) =>
      until((each) => document.querySelector<HTMLInputElement>(each)?.value, value, selector),
    inView: (selector: string) => until(isInView, true, selector),
    /** Scrolls to a position, once the page is tall enough. */
    scroll: (top: number) => until(scrollTo, top, top),
    /** Waits until the scroll position, measured after two frames, has this value. */
    scrolledTo: (top: number) => until(afterTwoFrames, top),
    goBack: () => tab.read(() => void setTimeout(() => history.back())),
    /** Opens a page as a returning visitor, who has passed the gate before. Returns the email. */
    startVerified: async (path: string) => {
      const email = newEmail();
      await open('/robots.txt');
      await tab.read(callSetup, `SendAccessCodeToQRVideo?sEmail=${email}`);
      const code = await codeFor(server, email);
      await tab.read(callSetup, `VerifyAccessCodeToQRVideo?sEmail=${email}&AccessKey=${code}`);
      const stored = { email, email_token: code };
      await tab.read((items) => void Object.assign(localStorage, items), stored);
      await start(path);
      await counts('header a[href="/info"]', 1);
      return email;
    },
    /** Types the code that was sent to this email, and waits for the page behind the gate. */
    verify: async (email: string, heading: string) => {
      await tab.fill(codeField, await codeFor(server, email));
      await tab.click(button('Verify Email'));
      await sees(heading);
    },
    fillRequest: async (values: Record<string, string> = answers) => {
      for (const [label, value] of Object.entries(values)) await tab.fill(field(label), value);
    },
  };
}

/** Waits until `email` has received a mail. Returns the code in it. */
export async function codeFor(server: RunningServer, email: string): Promise<string> {
  const { text } = await server.waitForMail(({ to }) => to === email);
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code';
}

async function callSetup(call: string): Promise<boolean> {
  const headers = { ClientTime: '2026-11-02 09:00:00.000' };
  return (await fetch(`/api/Setup/${call}`, { headers })).ok;
}

function scrollTo(top: number): number {
  window.scrollTo({ top, behavior: 'instant' });
  return Math.round(scrollY);
}

function countVisible(selector: string): number {
  const found = [...document.querySelectorAll(selector)];
  return found.filter((each) => each.checkVisibility({ visibilityProperty: true })).length;
}

function isInView(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box !== undefined && box.top >= -1 && box.bottom <= innerHeight + 1;
}

function afterTwoFrames(): Promise<number> {
  return new Promise((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => resolve(Math.round(scrollY)))),
    ),
  );
}

/** True if React has hydrated the page. React then adds a property to each element. */
function isHydrated(): boolean {
  const gate = document.querySelector('#gate-email, #gate-code');
  if (gate && document.documentElement.dataset['early'] !== 'done') return false;
  return ['header a', 'h1'].every((selector) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'));
  });
}
