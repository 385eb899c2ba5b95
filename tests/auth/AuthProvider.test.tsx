// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { kept } from '../support/host/kept.ts';
import { SetupApiContext } from '../../src/api/SetupApi.ts';
import { useAuth } from '../../src/auth/AuthContext.tsx';
import { AuthProvider } from '../../src/auth/AuthProvider.tsx';
import { beginStoredCheck } from '../../src/auth/storedCheck.ts';
import { storeCredentials } from '../../src/auth/storedCredentials.ts';
import { fakeSetupApi, heldCall, refused, unreachable, yes } from '../support/site/fakeSetupApi.ts';

const email = 'pat@firm.example';

function renderAuth(api = fakeSetupApi()) {
  const check = beginStoredCheck(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SetupApiContext value={api}>
      <AuthProvider check={check}>{children}</AuthProvider>
    </SetupApiContext>
  );
  const { result } = renderHook(useAuth, { wrapper, reactStrictMode: true });
  return { api, auth: result };
}

test('without stored credentials there is a visitor and no call', () => {
  const { api, auth } = renderAuth();

  expect(auth.current.status).toBe('visitor');
  expect(api.verifyAccessCode).not.toHaveBeenCalled();
});

test('on load, a stored email and code are tried automatically, exactly once', async () => {
  storeCredentials({ email, code: '123456' });
  const check = heldCall();
  const { api, auth } = renderAuth(fakeSetupApi({ verifyAccessCode: check.call }));

  expect(auth.current.status).toBe('checking');
  expect(api.verifyAccessCode.mock.calls).toEqual([[email, '123456']]);

  await act(async () => check.answer(yes));
  expect(auth.current.status).toBe('verified');
});

test('a definite no at load drops the code and keeps the address', async () => {
  storeCredentials({ email, code: '123456' });
  const { auth } = renderAuth(fakeSetupApi({ verifyAccessCode: () => Promise.resolve(refused) }));

  await act(async () => undefined);

  expect(auth.current.status).toBe('visitor');
  expect(kept(localStorage)).toEqual({ email });
});

test('a network failure at load drops nothing', async () => {
  storeCredentials({ email, code: '123456' });
  const { auth } = renderAuth(
    fakeSetupApi({ verifyAccessCode: () => Promise.resolve(unreachable) }),
  );

  await act(async () => undefined);

  expect(auth.current.status).toBe('visitor');
  expect(kept(localStorage)).toEqual({ email, email_token: '123456' });
});

test('a late no at load leaves a code that another tab has stored', async () => {
  storeCredentials({ email, code: '123456' });
  const check = heldCall();
  renderAuth(fakeSetupApi({ verifyAccessCode: check.call }));

  storeCredentials({ email, code: '654321' });
  await act(async () => check.answer(refused));

  expect(localStorage.getItem('email_token')).toBe('654321');
});

test('email and code are stored before verification is called', async () => {
  const seen = vi.fn<(stored: object) => void>();
  const verifyAccessCode = () => {
    seen(kept(localStorage));
    return Promise.resolve(refused);
  };
  const { auth } = renderAuth(fakeSetupApi({ verifyAccessCode }));

  await act(() => auth.current.verify(email, '1'));

  expect(seen).toHaveBeenCalledExactlyOnceWith({ email, email_token: '1' });
});

test('success sets the visitor as authorized, in memory only', async () => {
  const { auth } = renderAuth();

  await act(() => auth.current.verify(email, '123456'));

  expect(auth.current.status).toBe('verified');
  expect(kept(localStorage)).toEqual({ email, email_token: '123456' });
  expect(kept(sessionStorage)).toEqual({});
});

test('a failed verification lets nobody in', async () => {
  const { auth } = renderAuth(fakeSetupApi({ verifyAccessCode: () => Promise.resolve(refused) }));

  const result = await act(() => auth.current.verify(email, '1'));

  expect(result).toEqual(refused);
  expect(auth.current.status).toBe('visitor');
});

test.each([
  ['a wrong code leaves the pair that another tab has verified', refused, '123456'],
  ['a code that nobody has judged stays, as it may be right', unreachable, '1'],
])('%s', async (_, answer, code) => {
  const { auth } = renderAuth(fakeSetupApi({ verifyAccessCode: () => Promise.resolve(answer) }));
  storeCredentials({ email: 'other@firm.example', code: '123456' });

  await act(() => auth.current.verify(email, '1'));

  expect(localStorage.getItem('email_token')).toBe(code);
});

test('an abandoned verification lets nobody in', async () => {
  const call = heldCall();
  const { auth } = renderAuth(fakeSetupApi({ verifyAccessCode: call.call }));

  const verification = auth.current.verify(email, '123456');
  auth.current.abandon();
  await act(async () => {
    call.answer(yes);
    await verification;
  });

  expect(auth.current.status).toBe('visitor');
});

test("'Use a different email' clears both keys and the pass, and closes the gate", async () => {
  const { api, auth } = renderAuth();
  await act(() => auth.current.verify(email, '123456'));

  act(() => auth.current.forget(email));

  expect(auth.current.status).toBe('visitor');
  expect(kept(localStorage)).toEqual({});
  expect(api.giveUpPass.mock.calls).toEqual([[email]]);
});

test('the pass is given back even when the stored address is gone', () => {
  const { api, auth } = renderAuth();

  act(() => auth.current.forget(email));

  expect(api.giveUpPass.mock.calls).toEqual([[email]]);
});

test('what another tab has verified meanwhile stays, and only this gate closes', async () => {
  const { api, auth } = renderAuth();
  await act(() => auth.current.verify(email, '123456'));
  storeCredentials({ email: 'other@firm.example', code: '654321' });

  act(() => auth.current.forget(email));

  expect(auth.current.status).toBe('visitor');
  expect(kept(localStorage)).toEqual({ email: 'other@firm.example', email_token: '654321' });
  expect(api.giveUpPass).not.toHaveBeenCalled();
});

test('storage that throws never breaks the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const { auth } = renderAuth();

  await act(() => auth.current.verify(email, '123456'));
  expect(auth.current.status).toBe('verified');

  act(() => auth.current.forget(email));
  expect(auth.current.status).toBe('visitor');
});
