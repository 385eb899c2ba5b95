// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  dropRequestDraft,
  readRequestDraft,
  storeRequestDraft,
} from '../../src/auth/requestDraft.ts';
import { kept } from '../support/site/kept.ts';
import { blankInfoValues } from '../../src/rules/infoRequest.ts';
import { validValues } from '../support/site/validRequest.ts';

const EMAIL = 'pat@firm.example';
const blank = blankInfoValues(EMAIL);

test('a draft keeps the values and the name of the last attempt in this tab', () => {
  const draft = { values: validValues(), submission: { id: 'abc', content: '{}' } };

  storeRequestDraft(draft);

  expect(readRequestDraft(EMAIL)).toEqual(draft);
  expect(kept(localStorage)).toEqual({});
});

test('a draft is not shown to another email, nor after it was dropped', () => {
  storeRequestDraft({ values: validValues() });

  expect(readRequestDraft('sam@firm.example')).toBeUndefined();
  dropRequestDraft();
  expect(readRequestDraft(EMAIL)).toBeUndefined();
});

test.each([{ id: 'abc' }, { content: '{}' }, { id: 7, content: '{}' }, { id: 'abc', content: 7 }])(
  'an attempt of which a part is missing has no name: %j',
  (submission) => {
    const stored = JSON.stringify({ values: validValues(), submission });
    sessionStorage.setItem('request_draft', stored);

    expect(readRequestDraft(EMAIL)).toEqual({ values: validValues(), submission: undefined });
  },
);

test.each(['garbage', '[]', '{"values":null}'])('stored garbage is absent: %s', (text) => {
  sessionStorage.setItem('request_draft', text);

  expect(readRequestDraft(EMAIL)).toBeUndefined();
});

test('what is not text in a stored draft reads as an empty field, and strange fields are left out', () => {
  const values = { email: 'pat@firm.example', firstName: 'Pat', company: 7, job: null, other: 'x' };
  sessionStorage.setItem('request_draft', JSON.stringify({ values, submission: { id: 7 } }));

  expect(readRequestDraft(EMAIL)).toEqual({
    values: { ...blank, firstName: 'Pat' },
    submission: undefined,
  });
});
