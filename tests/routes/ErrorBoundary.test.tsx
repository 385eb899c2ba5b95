// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { PageHeading } from '../../src/components/ui/PageHeading.tsx';
import { pages } from '../../src/content/pages.ts';
import { renderVerified } from '../support/site/renderSite.tsx';

function BreakablePage() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken');
  return (
    <>
      <PageHeading>Whole</PageHeading>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  );
}

vi.mock('../../src/routes/InfoRoute.tsx', () => ({ InfoRoute: () => <BreakablePage /> }));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('a page that throws an error', () => {
  // React logs the error.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

  async function breakPage() {
    const { user } = await renderVerified('/info');
    await user.click(screen.getByRole('button', { name: 'Break' }));
    return user;
  }

  test('is replaced by the error page with a focused heading', async () => {
    await breakPage();

    const failed = await heading(pages.error.heading);
    await waitFor(() => expect(failed).toHaveFocus());
    expect(screen.getByRole('button', { name: pages.error.action })).toBeVisible();
  });

  test('does not affect the next page', async () => {
    const user = await breakPage();

    const header = within(screen.getByRole('banner'));
    await user.click(header.getByRole('link', { name: `${company.name}, home` }));

    expect(await heading(/Your clients build/)).toBeVisible();
  });
});
