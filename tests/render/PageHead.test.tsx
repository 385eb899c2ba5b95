import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { PageHead } from '../../src/render/PageHead.tsx';
import { screens } from '../../src/routes/screens.ts';
import { company } from '../support/site/company.ts';

const [home, info] = screens;
const head = (screen = home) =>
  renderToStaticMarkup(<PageHead screen={screen!} publicUrl="https://www.site.example" />);

test('the home page describes the company unless a contact is an example', () => {
  expect(head()).not.toContain('application/ld+json');

  const { salesEmail, socials } = company;
  onTestFinished(() => void Object.assign(company, { salesEmail, socials }));
  Object.assign(company, { salesEmail: 'hello@build-books.com', socials: [] });

  expect(head()).toContain('"email":"hello@build-books.com"');
  expect(head(info)).not.toContain('application/ld+json');
});
