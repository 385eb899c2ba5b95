import { expect, test } from 'vitest';
import { policy } from '../../src/content/policy.ts';
import { infoFields, namesOf } from '../../src/rules/infoFields.ts';

test('the policy names every field of the form on /info among what is processed', () => {
  const categories = policy.sections.find(({ id }) => id.startsWith('categories-of-personal'));
  const words = JSON.stringify(categories).toLowerCase();

  const labels = namesOf('place').map((name) => infoFields[name].label.toLowerCase());
  expect(labels.filter((label) => !words.includes(label))).toEqual([]);
});
