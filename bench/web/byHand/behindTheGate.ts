import { drawings } from '../../../src/content/drawings.ts';
import { infoForm } from '../../../src/content/infoForm.ts';
import { pages } from '../../../src/content/pages.ts';
import { partnerProgram, promoVideo } from '../../../src/content/partnerProgram.ts';
import { infoFields, namesOf, type InfoName } from '../../../src/rules/infoFields.ts';

const { name, term, statement, lead, action, facts, sequence, card } = partnerProgram;

const each = <Item>(items: readonly Item[], write: (item: Item) => string) =>
  items.map(write).join('');

/** The landing page's main part, fetched for a verified visitor. */
export const landing = `<section><p>${name}: ${term}</p>
<h1>${statement.join(' ')}</h1><p>${lead}</p><a class="button" href="/info">${action}</a>
<dl>${each(facts, (fact) => `<dt>${fact.term}<dd>${fact.detail}`)}</dl>
<video autoplay muted loop playsinline controls preload="metadata" width="1280" height="720" poster="${promoVideo.poster}">
${each(promoVideo.files, ({ src, type }) => `<source src="${src}" type="${type}">`)}</video>
<p>${promoVideo.caption}</p></section>
<section><h2>${sequence.heading}</h2>
<ol>${each(sequence.steps, ({ span, heading, text }) => `<li><p>${span}</p><h3>${heading}</h3><p>${text}</p>`)}</ol></section>
<section><h2>${card.heading}</h2><p>${card.text}</p><a class="button" href="/info">${card.action}</a>
<img src="${drawings.lift}" alt="" width="300" height="290" loading="lazy"></section>`;

const field = (key: InfoName) => {
  const { label, limit, required } = infoFields[key];
  const rule = `${required ? 'required' : ''} maxlength="${limit}"`;
  const control =
    key === 'message'
      ? `<textarea id="${key}" name="${key}" ${rule}></textarea>`
      : `<input id="${key}" name="${key}" ${rule}${key === 'email' ? ' readonly' : ''}>`;
  return `<p><label for="${key}">${label}</label>${control}</p>`;
};

/** The request page's main part; the browser itself checks what is required. */
export const info = `<form id="request"><h1>${pages.info.heading}</h1>
<p>${pages.info.intro}</p><p>${infoForm.intro}</p>
${each(namesOf('place'), field)}
<p role="status"></p><button>${infoForm.send}</button></form>`;
