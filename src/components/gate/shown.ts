import { attribute } from '../../rules/documentState.ts';

/** The form, the wait for saved access, or the prerendered HTML of both. */
export type Shown = 'form' | 'checking' | 'both';

/** Before hydration, an attribute that src/boot/gate.ts sets chooses between the two. */
const CHECKING = attribute('gate', 'checking');
const WAITS = `${CHECKING} [data-shown="both"]`;
const ASKS = `html:not(${CHECKING}) [data-shown="both"]`;

/** Styles that show a part only with the form, or only with the wait for saved access. */
export const partOf = {
  form: { [`${WAITS} &`]: { display: 'none' } },
  checking: { [`${ASKS} &`]: { display: 'none' } },
};
