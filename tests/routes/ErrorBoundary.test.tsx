// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { renderVerified } from '../support/site/renderSite.tsx';

vi.mock('../../src/routes/InfoRoute.tsx', () => ({
  InfoRoute: () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('broken');
    return <button onClick={() => setBroken(true)}>Break</button>;
  },
}));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

test('an error page with a focused heading replaces a page that throws an error, and the next page is shown normally', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderVerified('/info');
  const scrolled = vi.spyOn(window, 'scrollTo');

  await user.click(screen.getByRole('button', { name: 'Break' }));

  const failed = await heading('This page could not be shown.');
  await waitFor(() => expect(failed).toHaveFocus());
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });

  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('link', { name: `${company.name}, home` }));
  expect(await heading(/Your clients build/)).toBeVisible();
});
