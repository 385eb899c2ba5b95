// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { App } from '../../src/App.tsx';
import { beginStoredCheck } from '../../src/auth/storedCredentials.ts';
import { frameWords } from '../../src/content/frame.ts';
import { gateWords } from '../../src/content/gate.ts';
import { pages } from '../../src/content/pages.ts';
import { readTyped } from '../../src/routes/prerenderedPage.ts';
import { screenAt } from '../../src/routes/screens.ts';
import { fakeSetupApi, heldCall, yes } from '../support/site/fakeSetupApi.ts';
import { codeField, emailField, landing, submit } from '../support/site/gate.ts';
import { fillRequired, submitAtOnce } from '../support/site/infoForm.ts';
import { openPage, type Stored } from '../support/site/prerenderedPage.ts';
import { siteFacts } from '../support/site/siteFacts.ts';

const EMAIL = "pat.o'hara@firm.example";
const remembered = { local: { email: EMAIL, email_token: '123456' } };
const pending = (age = 0) => ({
  tab: { pending_code: JSON.stringify({ email: EMAIL, sentAt: Date.now() - age, step: 'code' }) },
});

interface Meanwhile {
  /** What the browser stores at hydration, if it differs from what it stored at first. */
  now?: Stored;
  typed?: string;
  /** True if the visitor submitted the form before hydration. */
  submitted?: boolean;
}

/** Opens a page, hydrates it as src/main.tsx does, and collects all errors. */
async function hydrate(path: string, stored: Stored = {}, meanwhile: Meanwhile = {}) {
  const { page } = await openPage(path, stored);
  const { local = {}, tab = {} } = meanwhile.now ?? stored;
  Object.assign(localStorage, local);
  Object.assign(sessionStorage, tab);
  window.history.replaceState(null, '', path);
  await screenAt(path).preload?.();
  const root = document.importNode(page.querySelector<HTMLElement>('#root')!, true);
  document.body.append(root);
  const field = root.querySelector<HTMLInputElement>('#gate-email');
  if (field && meanwhile.typed) field.value = meanwhile.typed;
  if (meanwhile.submitted) document.documentElement.dataset['early'] = 'submitted';
  const errors: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    // React warns that one process uses both of its renderers, as this test does.
    if (!String(words[0]).startsWith('Detected multiple renderers')) errors.push(words);
  });
  const api = fakeSetupApi({ verifyAccessCode: heldCall().call });
  const site = (
    <StrictMode>
      <App api={api} site={siteFacts} check={beginStoredCheck(api)} typed={readTyped(root)} />
    </StrictMode>
  );
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  const hydrated = await act(async () => hydrateRoot(root, site, options));
  onTestFinished(() => {
    act(() => hydrated.unmount());
    root.remove();
    delete document.documentElement.dataset['early'];
  });
  return { api, errors, field };
}

const main = () => screen.getByRole('main').textContent;

const GATE = gateWords.emailLabel;
const CHECK = pages.gate.checking;
const CODE = `Enter the one-time code we sent to ${EMAIL}`;
const POLICY = 'Privacy Policy and Terms of Service';

describe('hydration', () => {
  test.each<[string, string, Stored, string]>([
    ['/', 'a new visitor', {}, GATE],
    ['/', 'a visitor with a stored email', { local: { email: EMAIL } }, GATE],
    ['/', 'a returning visitor', remembered, CHECK],
    ['/info', 'a returning visitor', remembered, CHECK],
    ['/', 'a visitor with a pending code', pending(), CODE],
    ['/info', 'a visitor who can request another code', pending(50_000), CODE],
    ['/privacy-policy', 'a new visitor', {}, POLICY],
    ['/nope', 'a new visitor', {}, 'The page does not exist!'],
  ])('of %s matches for %s', async (path, _who, stored, words) => {
    const { errors } = await hydrate(path, stored);

    expect(errors).toEqual([]);
    const others = [GATE, CHECK, CODE].filter((each) => each !== words);
    expect(main()).toContain(words);
    for (const other of others) expect(main()).not.toContain(other);
  });

  test('keeps the prerendered check until it ends', async () => {
    const { dataset } = document.documentElement;
    dataset['gate'] = 'checking';
    onTestFinished(() => void delete dataset['gate']);
    const { errors, field } = await hydrate('/', remembered);

    expect(errors).toEqual([]);
    expect(field).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText(CHECK)).toBeVisible();
  });

  test.each<[string, Stored, Stored, string]>([
    ['another tab stores a code', {}, remembered, CHECK],
    ['another tab removes the code', remembered, {}, GATE],
    ['another tab stores an email', {}, { local: { email: EMAIL } }, GATE],
    ['the pending code expires', pending(), pending(10 * 60_000), GATE],
  ])('shows the current state if %s', async (_, then, now, words) => {
    const { errors } = await hydrate('/', then, { now });

    expect(errors).toEqual([]);
    expect(main()).toContain(words);
  });

  test('keeps the field and the typed text', async () => {
    const { field } = await hydrate('/', { local: { email: EMAIL } }, { typed: 'sam@firm.ex' });

    expect(emailField()).toBe(field);
    expect(field).toHaveValue('sam@firm.ex');
  });

  test('is followed by a whole visit that logs nothing in strict mode', async () => {
    const { api, errors } = await hydrate('/');
    api.verifyAccessCode.mockResolvedValue(yes);
    await submit(emailField(), EMAIL);
    await submit(codeField(), '123456');
    // A second visit would find another element with the view transition name of the first one.
    for (let visit = 0; visit < 2; visit += 1) {
      await landing();
      fireEvent.click(screen.getByText('Contact Us'));
      await screen.findByLabelText('First name');
      if (visit === 0) fireEvent.click(screen.getAllByLabelText(frameWords.home)[0]!);
    }
    await fillRequired();

    await submitAtOnce(1);

    expect(await screen.findByText('Email sent successfully.')).toBeVisible();
    for (const call of [api.sendAccessCode, api.verifyAccessCode, api.sendEmailToSales])
      expect(call).toHaveBeenCalledOnce();
    expect(errors).toEqual([]);
  });

  test('sends the form that was submitted before it', async () => {
    const { api } = await hydrate('/', {}, { typed: 'sam@firm.example', submitted: true });

    await waitFor(() => expect(api.sendAccessCode.mock.calls).toEqual([['sam@firm.example']]));
  });
});
