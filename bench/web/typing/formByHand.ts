import { infoFields, infoNames } from './infoFields.ts';
import { infoProblem } from './infoRequest.ts';

/**
 * The form without a framework: the inputs hold what is typed, a field is checked as it is left.
 */
export function formByHand(): HTMLFormElement {
  const form = document.createElement('form');
  for (const name of infoNames) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    Object.assign(input, { name, maxLength: infoFields[name]?.limit });
    label.append(infoFields[name]?.label ?? name, input);
    form.append(label);
  }
  form.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    target.setCustomValidity(infoProblem(target.name, { [target.name]: target.value }) ?? '');
  });
  return form;
}
