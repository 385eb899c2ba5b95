// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { kept } from '../support/site/kept.ts';
import { SetupApiContext, useSetupApi } from '../../src/api/SetupApi.ts';
import { useAuth, useGate, useSalesRequest } from '../../src/auth/session.ts';
import { SessionProvider } from '../../src/auth/SessionProvider.tsx';
import { beginStoredCheck } from '../../src/auth/storedCheck.ts';
import { storeCredentials } from '../../src/auth/storedCredentials.ts';
import { blankInfoValues } from '../../src/rules/infoRequest.ts';
import { fakeSetupApi, heldCall, refused, yes } from '../support/site/fakeSetupApi.ts';
import { validRequest } from '../support/site/validRequest.ts';

const email = 'pat@firm.example';

function renderSession(api = fakeSetupApi()) {
  const check = beginStoredCheck(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SetupApiContext value={api}>
      <SessionProvider check={check}>{children}</SessionProvider>
    </SetupApiContext>
  );
  const useSession = () => ({ auth: useAuth(), gate: useGate(), request: useSalesRequest() });
  const { result } = renderHook(useSession, { wrapper, reactStrictMode: true });
  return { api, session: result };
}

test('a component outside the session, or outside the Setup API, says what is missing', () => {
  // React reports the error that the test expects.
  vi.spyOn(console, 'error').mockReturnValue();

  expect(() => renderHook(useAuth)).toThrow('Render the component inside SessionProvider.');
  expect(() => renderHook(useSetupApi)).toThrow('Render the component inside App.');
});

test('a late no at load leaves a code that another tab has stored', async () => {
  storeCredentials({ email, code: '123456' });
  const check = heldCall();
  renderSession(fakeSetupApi({ verifyAccessCode: check.call }));

  storeCredentials({ email, code: '654321' });
  await act(async () => check.answer(refused));

  expect(localStorage.getItem('email_token')).toBe('654321');
});

/** Passes both steps of the gate, up to the answer of the verification. */
async function submitCode({ session }: ReturnType<typeof renderSession>, as = email) {
  await act(async () => session.current.gate.submit(as));
  await act(async () => session.current.gate.submit('123456'));
}

test('email and code are stored before verification is called [4.3]', async () => {
  const seen = vi.fn<(stored: object) => void>();
  const verifyAccessCode = () => {
    seen(kept(localStorage));
    return Promise.resolve(refused);
  };

  await submitCode(renderSession(fakeSetupApi({ verifyAccessCode })));

  expect(seen).toHaveBeenCalledExactlyOnceWith({ email, email_token: '123456' });
});

test('success sets the visitor as authorized, in memory only [3.16, 4.4]', async () => {
  const site = renderSession();

  await submitCode(site);

  expect(site.session.current.auth.status).toBe('verified');
  expect(kept(localStorage)).toEqual({ email, email_token: '123456' });
  expect(kept(sessionStorage)).toEqual({});
});

test('a failed verification leaves the gate in place, and the refused pair stored [4.5]', async () => {
  storeCredentials({ email: 'other@firm.example', code: '654321' });
  const site = renderSession(fakeSetupApi({ verifyAccessCode: () => Promise.resolve(refused) }));

  await submitCode(site);

  expect(site.session.current.auth.status).toBe('visitor');
  expect(kept(localStorage)).toEqual({ email, email_token: '123456' });
});

test.each([
  [email, 'stays', 'Pat'],
  ['next@firm.example', 'is dropped', ''],
])('once %s has verified, what pat typed in the form %s', async (next, _, firstName) => {
  const site = renderSession();
  await submitCode(site);
  const { request, auth } = site.session.current;
  act(() => request.keepValues({ ...blankInfoValues(email), firstName: 'Pat' }));
  act(() => auth.signOut());

  await submitCode(site, next);

  expect(site.session.current.request.readValues(next)).toMatchObject({ firstName });
});

test('an answer to the request of one visitor says nothing to the next', async () => {
  const sending = heldCall();
  const site = renderSession(fakeSetupApi({ sendEmailToSales: sending.call }));
  await submitCode(site);
  act(() => site.session.current.request.send(validRequest()));
  act(() => site.session.current.auth.signOut());
  await submitCode(site, 'next@firm.example');

  await act(async () => sending.answer(yes));

  expect(site.session.current.request.sent).toBeUndefined();
});

test('storage that throws never breaks the page', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  }
  const site = renderSession();

  await submitCode(site);
  expect(site.session.current.auth.status).toBe('verified');

  act(() => site.session.current.auth.signOut());
  expect(site.session.current.auth.status).toBe('visitor');
});
