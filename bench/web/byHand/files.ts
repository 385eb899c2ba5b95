import { drawings } from '../../../src/content/drawings.ts';
import { gateWords } from '../../../src/content/gate.ts';
import { pages } from '../../../src/content/pages.ts';
import { info, landing } from './behindTheGate.ts';
import { document } from './document.ts';
import { policyText } from './policyText.ts';
import gateScript from './gate.js?raw';

const { heading, checking } = pages.gate;
const { emailIntro, emailHelp } = gateWords;

const gate = document({
  ...pages.gate,
  script: gateScript.replace(/^.*\*\/\s*/, ''),
  main: `<p class="checking">${checking}</p>
<div class="split"><form id="gate" method="dialog" novalidate>
<ol><li>Email<li>Code</ol>
<h1>${heading}</h1>
<p>${emailIntro}</p>
<label for="field">Email address</label>
<input id="field" name="email" type="email" autocomplete="email" aria-describedby="help">
<small id="help">${emailHelp}</small>
<p role="status"></p>
<button>Send Code</button>
<p>How we handle your address: <a href="/privacy-policy">Privacy Policy</a></p>
</form>
<div class="panel"><img src="${drawings.podium}" alt="" width="640" height="740"></div></div>`,
});

const { text, action, ...missing } = pages.notFound;

const notFound = document({
  ...missing,
  main: `<div class="split"><div><h1>${missing.heading}</h1><p>${text}</p><a class="button" href="/">${action}</a></div>
<div class="panel"><img src="${drawings.pageMissing}" alt="" width="640" height="740"></div></div>`,
});

const policy = document({ ...pages.policy, main: policyText });

/** Every file of the site written by hand: four pages, and the two that the gate fetches. */
export const files: Record<string, string> = {
  'index.html': gate,
  'info.html': gate,
  'policy.html': policy,
  'not-found.html': notFound,
  'assets/landing.html': landing,
  'assets/info.html': info,
};
