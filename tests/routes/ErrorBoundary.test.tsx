// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderVerified } from '../support/site/renderSite.tsx';

/** Breaks at once; at `/info?later` when its button is pressed. */
vi.mock('../../src/routes/InfoRoute.tsx', () => ({
  InfoRoute: () => {
    const [broken, setBroken] = useState(window.location.search === '');
    if (broken) throw new Error('broken');
    return <button onClick={() => setBroken(true)}>Break</button>;
  },
}));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('a page that breaks gives way to the error page, and the next page starts afresh', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderVerified('/info');
  expect(await heading('This page could not be shown.')).toBeVisible();

  await user.click(
    within(screen.getByRole('banner')).getByRole('link', { name: 'ProBuilt, home' }),
  );

  expect(await heading(/Your clients build/)).toBeVisible();
});

test('a page that breaks under its visitor leads to the top of the error page, focus on its heading', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderVerified('/info?later');
  const scrolled = vi.spyOn(window, 'scrollTo');

  await user.click(screen.getByRole('button', { name: 'Break' }));

  const failed = await heading('This page could not be shown.');
  await waitFor(() => expect(failed).toHaveFocus());
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
