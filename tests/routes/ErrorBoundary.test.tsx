import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderVerified } from '../support/renderSite.tsx';

vi.mock('../../src/routes/InfoRoute.tsx', () => ({
  InfoRoute: () => {
    throw new Error('broken');
  },
}));

test('a page that breaks gives way to the error page, and the next page starts afresh', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = await renderVerified('/info');
  const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
  expect(await heading('This page could not be shown')).toBeVisible();

  await user.click(
    within(screen.getByRole('banner')).getByRole('link', { name: 'ProBuilt, home' }),
  );

  expect(await heading(/Your clients build/)).toBeVisible();
});
