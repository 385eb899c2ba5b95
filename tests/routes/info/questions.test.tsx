// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { company } from '../../../shared/company.ts';
import { questions } from '../../../shared/questions.ts';
import { STAYS } from '../../../src/routes/usePageChange.ts';
import {
  field,
  fill,
  pageHeading,
  leave,
  link,
  message,
  renderFilled,
  renderSendingRequest,
  submitButton,
} from '../../support/site/infoForm.ts';
import { renderVerified } from '../../support/site/renderSite.tsx';
import { validRequest } from '../../support/site/validRequest.ts';

const [share, work] = questions;
const box = (question: string) => screen.getByRole('checkbox', { name: question });

async function followQuestion(user: UserEvent, question: string) {
  if (window.location.pathname !== '/')
    await user.click(screen.getAllByRole('link', { name: `${company.name}, home` })[0]!);
  await screen.findByRole('heading', { level: 1, name: /Your clients build/ });
  await user.click(link(`${question} Ask this`));
  await screen.findByRole('checkbox', { name: question });
}

test('a checked question is in Message, in the draft and in Subject', async () => {
  const subject = () => screen.getByText('Subject').nextElementSibling;
  const { user } = await renderFilled();
  fill(/^Message/, 'Please call me.');
  expect(subject()).toHaveTextContent(/^CPA Partner Program$/);

  await user.click(box(share));
  expect(subject()).toHaveTextContent(`CPA Partner Program${share}`);
  await user.click(box(work));
  expect(subject()).toHaveTextContent('CPA Partner Program2 questions, listed below');
  expect(message()).toHaveValue(`${share}\n${work}\nPlease call me.`);
  expect(sessionStorage.getItem('request_draft')).toContain(work);
  await user.click(box(share));
  await user.click(submitButton());

  expect(await screen.findByText('Sheet 2 of 2, sent')).toBeVisible();
  expect(subject()).toHaveTextContent(`CPA Partner Program${work}`);
});

describe('a question from the landing page', () => {
  test('is in Message, and in the introduction while its box is checked', async () => {
    const { user } = await renderVerified('/');

    await followQuestion(user, share);

    expect(message()).toHaveValue(share);
    expect(screen.getByText(/^Your question is on the sheet\./)).toBeVisible();
    await waitFor(() => expect(pageHeading()).toHaveFocus());
    expect(window.location.pathname + window.location.search).toBe('/info');
    expect(window.history.state).toMatchObject({ usr: STAYS });
    await user.click(box(share));
    expect(message()).toHaveValue('');
    expect(screen.queryByText(/^Your question is on the sheet/)).toBeNull();
    await user.click(box(share));
    expect(screen.getByText(/^Your question is on the sheet/)).toBeVisible();
  });

  test('is not added again by a reload', async () => {
    const first = await renderVerified('/');
    await followQuestion(first.user, share);
    fill(/^Message/, 'My own words');
    first.unmount();

    await renderVerified('/info');

    expect(message()).toHaveValue('My own words');
    expect(screen.queryByText(/^Your question is on the sheet/)).toBeNull();
  });

  test('that does not fit leaves Message unchanged, with the reason', async () => {
    const { user } = await renderVerified('/info');
    const text = 'x'.repeat(460);
    fill(/^Message/, text);
    await leave(user);
    await followQuestion(user, share);

    expect(message()).toHaveValue(text);
    expect(box(share)).not.toBeChecked();
    const needed = `${share.length + 1} characters`;
    expect(screen.getByText(/^Not enough room for your question/)).toHaveTextContent(needed);
    const reason = `Not enough room: this question needs ${needed}`;
    expect(screen.getByText(reason)).toBeVisible();
    fill(/^Message/, text.slice(1));
    expect(screen.queryByText(reason)).toBeNull();
  });

  test('is ignored while a request is being sent', async () => {
    const { user } = await renderSendingRequest();
    await leave(user);

    await followQuestion(user, share);

    expect(message()).toHaveValue('');
    expect(window.history.state).toMatchObject({ usr: STAYS });
  });

  test('is added to the draft', async () => {
    const { user } = await renderFilled();
    await user.click(box(share));

    await leave(user);
    await followQuestion(user, work);

    expect(message()).toHaveValue(`${share}\n${work}`);
    expect(field('First name')).toHaveValue(validRequest().firstName);
  });

  test('waits behind the receipt that the visitor has not seen', async () => {
    const { user, answer } = await renderSendingRequest();
    await leave(user);
    await answer();
    await user.click(screen.getAllByRole('link', { name: `${company.name}, home` })[0]!);
    await user.click(await screen.findByRole('link', { name: `${share} Ask this` }));
    expect(await screen.findByText('Email sent successfully.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Send another request' }));

    expect(message()).toHaveValue(share);
  });

  test('is added to a blank form after a request was sent', async () => {
    const { user } = await renderFilled();
    await user.click(submitButton());
    await screen.findByText('Email sent successfully.');

    await followQuestion(user, share);

    expect(screen.queryByText('Email sent successfully.')).toBeNull();
    expect(message()).toHaveValue(share);
    expect(field('First name')).toHaveValue('');
  });
});
