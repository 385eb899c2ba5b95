import archivo from '../../../src/assets/font/archivo-probuilt-latin.woff2';
import logo from '../../../src/assets/logo/logo.svg';
import { company } from '../../../src/content/company.ts';
import style from './style.css?raw';

interface Page {
  title: string;
  description: string;
  main: string;
  script?: string;
}

const { name, tagline, salesEmail, phone, office, socials } = company;

const face = `@font-face{font-family:Archivo;src:url(${archivo});font-weight:400 700;font-stretch:88% 112%;font-display:swap}`;

/** One document: the words, the style in its head, and no more script than works. */
export function document({ title, description, main, script }: Page): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="description" content="${description}">
<link rel="icon" href="/favicon.svg"><style>${face}${style}</style>
<header><a href="/"><img src="${logo}" alt="${name}" height="32" width="159"></a><a id="contact" href="/info" hidden>Contact Us</a></header>
<main>${main}</main>
<footer><p>${tagline}</p>
<ul>${socials.map(({ network, href }) => `<li><a href="${href}">${name} on ${network}</a>`).join('')}
<li><a href="mailto:${salesEmail}">${salesEmail}</a><li><a href="${phone.href}">${phone.text}</a>
<li><a href="${office.mapHref}">${office.street}, ${office.city}</a>
<li><a href="/privacy-policy">Privacy Policy</a><li><a href="/privacy-policy">Terms and Conditions</a></ul>
<p>© ${new Date().getFullYear()} ${name}</p></footer>
${script ? `<script>${script}</script>` : ''}</html>`;
}
