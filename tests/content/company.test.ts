import { expect, test } from 'vitest';
import { company } from '../../src/content/company.ts';

test('the map link opens a map at the street and city of the office', () => {
  const { street, city, mapHref } = company.office;
  const { origin, pathname, searchParams } = new URL(mapHref);

  expect(`${origin}${pathname}`).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(searchParams)).toEqual({ api: '1', query: `${street}, ${city}` });
});
