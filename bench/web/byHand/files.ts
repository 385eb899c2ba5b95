import archivo from '../../../src/assets/font/archivo-probuilt-latin.woff2';
import logo from '../../../src/assets/logo/logo.svg';
import { company } from '../../../src/content/company.ts';
import { drawings } from '../../../src/content/drawings.ts';
import { gateWords } from '../../../src/content/gate.ts';
import { pages } from '../../../src/content/pages.ts';
import { policyFor, type PolicyBlock } from '../../../src/content/policy.ts';
import gateScript from './gate.js?raw';
import style from './style.css?raw';

const face = `@font-face{font-family:Archivo;src:url(${archivo});font-weight:400 700;font-stretch:88% 112%;font-display:swap}`;
const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}`).join('')}</ul>`;

/** One page: the words, the style in its head, and no more script than it needs. */
function page(title: string, main: string, script = ''): string {
  const { name, tagline, socials, salesEmail, phone } = company;
  const links = [
    ...socials.map(({ network, href }) => link(href, `${name} on ${network}`)),
    link(`mailto:${salesEmail}`, salesEmail),
    link(phone.href, phone.text),
    link('/privacy-policy', 'Privacy Policy'),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${face}${style}</style>
<header><a href="/"><img src="${logo}" alt="${name}" height="32" width="159"></a></header>
<main>${main}</main><footer><p>${tagline}</p>${list(links)}</footer>
<script>${script}</script></html>`;
}

const panel = (drawing: string) =>
  `<div class="panel"><img src="${drawing}" alt="" width="640" height="740"></div>`;

const gate = `<form id="gate" method="dialog" novalidate>
<h1>${pages.gate.heading}</h1><p>${gateWords.emailIntro}</p>
<label for="field">Email address</label>
<input id="field" name="email" type="email" autocomplete="email" aria-describedby="help">
<small id="help">${gateWords.emailHelp}</small><p role="status"></p><button>Continue</button>
<p>How we handle your address: ${link('/privacy-policy', 'Privacy Policy')}</p></form>`;

const { heading, text, action } = pages.notFound;
const notFound = `<div><h1>${heading}</h1><p>${text}</p><a class="button" href="/">${action}</a></div>`;

function block(part: PolicyBlock): string {
  if (!('runs' in part)) return list('points' in part ? part.points : part.lines);
  const runs = part.runs.map((run) => {
    if (typeof run === 'string') return run;
    return 'strong' in run ? `<strong>${run.strong}</strong>` : link(run.href, run.text);
  });
  return `<p>${runs.join('')}</p>`;
}

const policy = policyFor();
const sections = policy.sections.map(
  ({ id, heading: name, blocks }) =>
    `<section id="${id}"><h2>${name}</h2>${blocks.map(block).join('')}</section>`,
);
const contents = list(policy.sections.map(({ id, heading: name }) => link(`#${id}`, name)));
const policyText = `<article><h1>${policy.heading}</h1>${contents}${sections.join('')}</article>`;

/** The pages that anybody may see, written by hand. */
export const files: Record<string, string> = {
  'index.html': page(pages.gate.title, gate + panel(drawings.podium), gateScript),
  'policy.html': page(pages.policy.title, policyText),
  'not-found.html': page(pages.notFound.title, notFound + panel(drawings.pageMissing)),
};
