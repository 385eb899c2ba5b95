/* oxlint-disable no-empty-pattern -- Playwright reads the fixtures that a fixture needs from its pattern. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { startHost } from '../support/host/startHost.ts';
import { typedByLabel, validValues } from '../support/site/validRequest.ts';

export { expect } from '@playwright/test';

type Host = Awaited<ReturnType<typeof startHost>>;

interface TestFixtures {
  /** An address that no other test uses. */
  email: string;
  /** What the pages have done so far that no page may do; one line for each time. */
  faults: string[];
  /** Lets the pages do something that would fail the test: the reason stands at the call. */
  tolerate: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  /** The real host with the built site and a real mail server, all on loopback. */
  host: Host;
}

/** The host sends a second code at once; the page waits its half minute by its own clock. */
const settings = { RESEND_SECONDS: '0' };

/** The required answers of the request form, by the names of their fields. */
export const answers = typedByLabel(validValues());

let addresses = 0;

/**
 * Each test gets the host's address as its base, and fails when a page logs an error or a warning,
 * breaks its content security policy, throws, or asks anyone but the host.
 */
export const test = base.extend<TestFixtures & { tolerated: RegExp[] }, WorkerFixtures>({
  host: [
    async ({}, provide) => {
      const host = await startHost({ env: settings });
      await provide(host);
      await host.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ host }, provide) => provide(host.url),
  email: async ({}, provide, { workerIndex }) => {
    addresses += 1;
    await provide(`visitor-${workerIndex}-${addresses}@firm.example`);
  },
  tolerated: async ({}, provide) => provide([]),
  tolerate: async ({ tolerated }, provide) => provide((pattern) => tolerated.push(pattern)),
  faults: async ({}, provide) => provide([]),
  context: async ({ context, baseURL, faults, tolerated }, provide) => {
    watch(context, baseURL ?? '', faults);
    await provide(context);
    const unexpected = faults.filter((fault) => !tolerated.some((known) => known.test(fault)));
    base.expect(unexpected, 'what the pages said and asked').toEqual([]);
  },
});

/** Notes what a page of the built site must never do. */
function watch(context: BrowserContext, baseURL: string, faults: string[]): void {
  context.on('console', (message) => {
    // A broken content security policy is logged as an error too.
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL) {
      faults.push(`request: ${request.url()}`);
    }
  });
}

/** The parts of a page that the tests touch, by the names that assistive technology reads. */
export function site(page: Page) {
  return {
    address: page.getByRole('textbox', { name: 'Email address' }),
    code: page.getByRole('textbox', { name: 'One-time code' }),
    sendCode: page.getByRole('button', { name: 'Send Code' }),
    verifyEmail: page.getByRole('button', { name: 'Verify Email' }),
    back: page.getByRole('button', { name: 'Back', exact: true }),
    resend: page.getByRole('button', { name: 'Resend code' }),
    status: page.getByRole('main').getByRole('status'),
    heading: page.getByRole('heading', { level: 1 }),
    banner: page.getByText('CPA Partner Program', { exact: true }),
    contactUs: page.getByRole('banner').getByRole('link', { name: 'Contact Us' }),
    field: (name: string) => page.getByRole('textbox', { name }),
    sendRequest: page.getByRole('button', { name: 'Send request' }),
    backToTop: page.getByRole('button', { name: 'Back to top' }),
  };
}

/** Opens the gate and waits until its script answers; before that a link loads its page anew. */
export async function openGate(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('html[data-early="done"]').waitFor();
}

/** Waits for the letter to an address, and reads its code. */
export async function codeFor(host: Host, email: string): Promise<string> {
  const letter = await host.waitForLetter(({ to }) => to === email);
  const code = /\b\d{6}\b/.exec(letter.text)?.[0];
  if (!code) throw new Error(`No code in the letter to ${email}: it must have six digits.`);
  return code;
}

/** Goes the whole way through the gate at a path, up to the page behind it. */
export async function verify(page: Page, host: Host, email: string, path = '/'): Promise<void> {
  const { address, sendCode, code, verifyEmail, heading } = site(page);
  await page.goto(path);
  await address.fill(email);
  await sendCode.click();
  await code.fill(await codeFor(host, email));
  await verifyEmail.click();
  await heading.and(page.locator(':focus')).waitFor();
  await hasArrived(page);
}

/** Opens a path as who has verified before: the calls are made, and the gate is not walked. */
export async function openVerified(
  page: Page,
  host: Host,
  email: string,
  path = '/',
): Promise<void> {
  const call = (name: string, params: Record<string, string>) =>
    page.request.get(`/api/Setup/${name}`, { params, headers: { ClientTime: '2026-11-02 09:00' } });
  await call('SendAccessCodeToQRVideo', { sEmail: email });
  const code = await codeFor(host, email);
  await call('VerifyAccessCodeToQRVideo', { sEmail: email, AccessKey: code });
  // A path of the site that loads none of its pages.
  await page.goto('/healthz');
  await page.evaluate((kept) => void Object.assign(localStorage, kept), {
    email,
    email_token: code,
  });
  await page.goto(path);
  await site(page).contactUs.waitFor();
  await hasArrived(page);
}

/** Waits two frames: a page that arrives jumps to its top, and may be sent there again. */
export async function hasArrived(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((scrolled) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(scrolled))),
      ),
  );
}

/** Holds every request to a pattern until it is released. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * The outline of the element in focus, as 'solid 3px'; a field shows its focus on the frame around
 * it.
 */
export function outlineOf(element: HTMLElement | SVGElement): string {
  const drawn = element.closest('.MuiOutlinedInput-root') ?? element;
  const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
  return `${outlineStyle} ${outlineWidth}`;
}
