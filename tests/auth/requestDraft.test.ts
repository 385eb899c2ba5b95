// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import {
  dropRequestDraft,
  readRequestDraft,
  storeRequestDraft,
  storeRequestDraftSoon,
} from '../../src/auth/requestDraft.ts';
import { kept } from '../support/host/kept.ts';
import { blankInfoValues } from '../../src/rules/infoRequest.ts';
import { validValues } from '../support/host/validRequest.ts';

const blank = blankInfoValues('pat@firm.example');

test('a draft keeps the values and the name of the last attempt in this tab', () => {
  const draft = { values: validValues(), submission: { id: 'abc', content: '{}' } };

  storeRequestDraft(draft);

  expect(readRequestDraft(blank)).toEqual(draft);
  expect(kept(localStorage)).toEqual({});
});

test('who has verified another address finds what was typed, and sends it as a new request', () => {
  storeRequestDraft({ values: validValues(), submission: { id: 'abc', content: '{}' } });

  expect(readRequestDraft(blankInfoValues('sam@firm.example'))).toEqual({
    values: { ...validValues(), email: 'sam@firm.example' },
    submission: undefined,
  });
});

test('while a visitor types, the draft is stored again and again, but not at every key', () => {
  vi.useFakeTimers();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  for (const firstName of ['P', 'Pa', 'Pat']) {
    storeRequestDraftSoon({ values: { ...validValues(), firstName } });
  }
  expect(write).not.toHaveBeenCalled();

  vi.advanceTimersByTime(300);

  expect(write).toHaveBeenCalledOnce();
  expect(readRequestDraft(blank)?.values.firstName).toBe('Pat');
});

test.each([
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  ['another tab comes up', () => document.dispatchEvent(new Event('visibilitychange'))],
])('when %s, the draft is stored at once', (_, happen) => {
  vi.useFakeTimers();
  storeRequestDraftSoon({ values: validValues() });

  happen();

  expect(readRequestDraft(blank)?.values).toEqual(validValues());
});

test('a dropped draft is gone', () => {
  storeRequestDraft({ values: validValues() });
  storeRequestDraftSoon({ values: validValues() });
  dropRequestDraft();
  window.dispatchEvent(new Event('pagehide'));

  expect(readRequestDraft(blank)).toBeUndefined();
});

test.each(['', 'garbage', '[]', '{"values":null}', '{"values":{}}', '{"values":[]}'])(
  'stored garbage counts as absent: %s',
  (text) => {
    sessionStorage.setItem('request_draft', text);

    expect(readRequestDraft(blank)).toBeUndefined();
  },
);

test('what is not text in a stored draft reads as an empty field, and strange fields are left out', () => {
  const values = { email: 'pat@firm.example', firstName: 'Pat', company: 7, job: null, other: 'x' };
  sessionStorage.setItem('request_draft', JSON.stringify({ values, submission: { id: 7 } }));

  expect(readRequestDraft(blank)).toEqual({
    values: { ...blank, firstName: 'Pat' },
    submission: undefined,
  });
});
