// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { pages } from '../../src/content/pages.ts';
import { renderVerified } from '../support/site/renderSite.tsx';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const inHeader = () => within(screen.getByRole('banner'));

describe('a page that throws an error', () => {
  beforeEach(() => {
    // React logs the error.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // The request page reads it while it renders.
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockImplementation(() => {
      throw new Error('broken');
    });
  });

  async function openBrokenPage() {
    const { user } = await renderVerified('/', {}, { emailsReceipts: true });
    await user.click(inHeader().getByRole('link', { name: 'Contact Us' }));
    return user;
  }

  test('is replaced by the error page with a focused heading', async () => {
    await openBrokenPage();

    const failed = await heading(pages.error.heading);
    await waitFor(() => expect(failed).toHaveFocus());
    expect(screen.getByRole('button', { name: pages.error.action })).toBeVisible();
  });

  test('does not affect the next page', async () => {
    const user = await openBrokenPage();

    await user.click(inHeader().getByRole('link', { name: `${company.name}, home` }));

    expect(await heading(/Your clients build/)).toBeVisible();
  });
});
