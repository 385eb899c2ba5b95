// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { company as owner } from '../../../shared/company.ts';
import { blankInfoValues } from '../../../shared/infoRequest.ts';
import { storeRequestDraft } from '../../../src/auth/requestDraft.ts';
import { field, pageHeading, renderFilled, submitButton } from '../../support/site/infoForm.ts';
import { EMAIL } from '../../support/site/renderSite.tsx';
import { validRequest } from '../../support/site/validRequest.ts';

const SUCCESS = 'Email sent successfully.';
const { company } = validRequest();

describe('a sent request', () => {
  /** Sends the completed form from a browser without cookies, which has no pass and no receipt. */
  async function renderSent() {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    storeRequestDraft({ values: { ...blankInfoValues(EMAIL), firstName: 'Dana' } });
    const site = await renderFilled({}, { emailsReceipts: true });
    const earlierHeading = pageHeading();
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await site.user.click(submitButton());
    await screen.findByText(SUCCESS);
    return { ...site, earlierHeading, focus };
  }

  test('is confirmed, with its reference and its answers', async () => {
    const { api } = await renderSent();

    expect(screen.getByText(SUCCESS)).toBeVisible();
    expect(pageHeading()).toHaveTextContent(
      'Thank you for requesting for more information. We will contact you within the next business day.',
    );
    expect(document.title).toBe(`Request sent | ${owner.name}`);
    expect(within(screen.getByRole('main')).getByText(company)).toBeVisible();
    expect(screen.getAllByText('Not provided')).toHaveLength(3);
    const [, lead] = api.sendEmailToSales.mock.lastCall!;
    expect(screen.getByText(lead.reference)).toBeVisible();
    expect(screen.queryByText(/emailing you a copy/)).toBeNull();
  });

  test('focuses a new heading once', async () => {
    const { earlierHeading, focus } = await renderSent();

    // Focusing a heading that already has the focus would neither announce it nor scroll to it.
    expect(earlierHeading).not.toBeInTheDocument();
    await waitFor(() => expect(pageHeading()).toHaveFocus());
    // A screen reader would announce a heading twice if it were focused twice.
    expect(focus.mock.contexts.filter((element) => element === pageHeading())).toHaveLength(1);
  });

  test.each(['Contact Us', 'Terms and Conditions'])(
    'gives way to a blank form once the visitor follows %s',
    async (name) => {
      const { user } = await renderSent();

      await user.click(screen.getByText(name));
      await waitFor(() => expect(pageHeading()).not.toHaveTextContent(/^Thank you/));
      if (name !== 'Contact Us') await act(async () => window.history.back());

      expect(await screen.findByLabelText('First name')).toHaveValue('');
      expect(screen.queryByText(SUCCESS)).toBeNull();
      await waitFor(() => expect(pageHeading()).toHaveFocus());
    },
  );

  test('has no reference with another login host', async () => {
    const { api, user } = await renderFilled({}, { loginHost: 'https://login.test' });

    await user.click(submitButton());

    await screen.findByText(SUCCESS);
    expect(screen.queryByText('Reference')).toBeNull();
    const [, lead] = api.sendEmailToSales.mock.lastCall!;
    expect(screen.queryByText(lead.reference)).toBeNull();
  });

  test('can be printed, and is followed by a blank form', async () => {
    const { api, user } = await renderSent();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(screen.getByText('Print this page'));
    expect(print).toHaveBeenCalledOnce();

    await user.click(screen.getByText('Send another request'));

    expect(pageHeading()).toHaveTextContent('Contact us for more information.');
    await waitFor(() => expect(pageHeading()).toHaveFocus());
    expect(field('First name')).toHaveValue('');
    expect(field('Email')).toHaveValue(EMAIL);
    expect(screen.queryByText(SUCCESS)).toBeNull();
    expect(api.sendEmailToSales).toHaveBeenCalledOnce();
  });
});
