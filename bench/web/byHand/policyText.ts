import { policy, type PolicyBlock, type PolicyRun } from '../../../src/content/policy.ts';

const { heading, updated, summary, sections } = policy;

const run = (part: PolicyRun) =>
  typeof part === 'string'
    ? part
    : 'strong' in part
      ? `<strong>${part.strong}</strong>`
      : `<a href="${part.href}">${part.text}</a>`;

const list = (lines: readonly string[]) =>
  `<ul>${lines.map((line) => `<li>${line}`).join('')}</ul>`;

const block = (part: PolicyBlock) =>
  'runs' in part
    ? `<p>${part.runs.map(run).join('')}</p>`
    : list('points' in part ? part.points : part.lines);

/** The policy as the main part of its page. */
export const policyText = `<article><h1>${heading}</h1>
<p>Last updated <time datetime="${updated.date}">${updated.text}</time></p>
${list(summary.map(({ label, href, text }) => `<a href="${href}">${label}</a> ${text}`))}
<nav>${list(sections.map(({ id, heading: name }) => `<a href="#${id}">${name}</a>`))}</nav>
${sections.map(({ id, heading: name, blocks }) => `<section id="${id}"><h2>${name}</h2>${blocks.map(block).join('')}</section>`).join('')}
</article>`;
