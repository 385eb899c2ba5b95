// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readRequestDraft, storeRequestDraft } from '../../src/auth/requestDraft.ts';
import { blankInfoValues } from '../../shared/infoRequest.ts';
import { validValues } from '../support/site/validRequest.ts';

const EMAIL = 'pat@firm.example';
const values = validValues();
const submission = { id: 'abc', content: '{}' };

describe('a draft', () => {
  test('is returned only for its email', () => {
    storeRequestDraft({ values, submission });

    expect(readRequestDraft(EMAIL)).toEqual({ values, submission });
    expect(readRequestDraft('sam@firm.example')).toBeUndefined();
  });

  const strange = { email: EMAIL, firstName: 'Pat', company: 7, job: null, other: 'x' };

  test.each([
    ['garbage', undefined],
    ['[]', undefined],
    ['{"values":null}', undefined],
    [{ values, submission: { id: 'abc' } }, { values }],
    [{ values, submission: { content: '{}' } }, { values }],
    [{ values, submission: { id: 7, content: '{}' } }, { values }],
    [{ values, submission: { id: 'abc', content: 7 } }, { values }],
    [{ values, submission: 7 }, { values }],
    [{ values: { ...values, email: '' } }, undefined],
    [{ values: strange }, { values: { ...blankInfoValues(EMAIL), firstName: 'Pat' } }],
  ])('is read without its invalid parts: %j', (stored, draft) => {
    const text = typeof stored === 'string' ? stored : JSON.stringify(stored);
    sessionStorage.setItem('request_draft', text);

    expect(readRequestDraft(EMAIL)).toEqual(draft);
  });
});
