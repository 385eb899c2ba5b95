// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { unreachable } from '../../support/site/fakeSetupApi.ts';
import { field, renderFilled, submitButton } from '../../support/site/infoForm.ts';
import { renderVerified } from '../../support/site/renderSite.tsx';

const PHONE_PROBLEM = /^Enter a phone number/;

const FAILURE = 'Issue connecting to server...';

/** Renders the form after a failed submit, and one with this phone number, which is invalid. */
async function renderRefused(phone: string) {
  const site = await renderFilled({ sendEmailToSales: () => Promise.resolve(unreachable) });
  await site.user.click(submitButton());
  await screen.findByText(FAILURE);
  await site.user.clear(field('Phone'));
  await site.user.type(field('Phone'), `${phone}{Enter}`);
  await screen.findByText('Issue validating form data.');
  return site;
}

describe('before the first submit', () => {
  test('a field is marked when it is left, not while typing', async () => {
    const { user } = await renderVerified('/info');

    await user.type(field('Phone'), '12');
    await user.tab();
    await waitFor(() => expect(field('Phone')).toBeInvalid());
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '512-555-0134');
    await user.tab();
    expect(field('Phone')).toBeValid();

    // The field has been left before, so it is touched.
    await user.type(field('Phone'), ' or call me');
    expect(field('Phone')).toBeValid();
    await user.tab();
    await waitFor(() => expect(field('Phone')).toBeInvalid());
  });

  test('a blank required field is not marked, nor an emptied one', async () => {
    const { user } = await renderVerified('/info');
    await user.click(field('First name'));
    await user.tab();
    await user.type(field('Phone'), '12');
    await user.tab();
    await waitFor(() => expect(field('Phone')).toBeInvalid());
    expect(field('First name')).toBeValid();

    await user.clear(field('Phone'));

    expect(field('Phone')).toBeValid();
  });

  test('a field that was blank and is valid is not marked when it is left', async () => {
    const { user } = await renderVerified('/info');
    await user.type(field('Phone'), '12');
    await user.tab();
    await waitFor(() => expect(field('Phone')).toBeInvalid());

    await user.type(field('Last name'), 'Doe');
    fireEvent.blur(field('Last name'));

    // At once, because screen readers read a mark that the validation removes.
    expect(field('Last name')).toBeValid();
    await user.tab();
    expect(field('Last name')).toBeValid();
  });
});

describe('after a refused submit', () => {
  test('the mark disappears while typing, once the field is valid', async () => {
    const { user } = await renderRefused('51');
    expect(field('Phone')).toHaveAccessibleDescription(PHONE_PROBLEM);

    await user.type(field('Phone'), '2');
    expect(field('Phone')).toBeInvalid();
    await user.type(field('Phone'), '-555-0134');

    await waitFor(() => expect(field('Phone')).toBeValid());
    expect(screen.queryByText(PHONE_PROBLEM)).toBeNull();
  });

  test('leaving an emptied required field marks it, and moves no focus', async () => {
    const { user } = await renderRefused('12');
    await user.clear(field('Phone'));
    await user.paste('512-555-0134');
    await waitFor(() => expect(screen.queryByText('Issue validating form data.')).toBeNull());
    expect(screen.queryByText(FAILURE)).toBeNull();

    await user.clear(field('Company'));
    expect(field('Company')).toBeValid();
    await user.tab();

    await waitFor(() => expect(field('Company')).toBeInvalid());
    expect(field('Job title')).toHaveFocus();
    await user.click(submitButton());
    await waitFor(() => expect(field('Job title')).not.toHaveFocus());
  });
});
