import { missingScript } from '../content/withoutScript.ts';
import { trusted } from './trusted.ts';

/** Shows above the page what visitors without JavaScript read there. */
export function showScriptHelp(): void {
  const noscript = document.querySelector('noscript');
  if (!noscript) return;
  const help = document.createElement('div');
  help.className = 'help';
  help.role = 'alert';
  const [problem, reload] = missingScript;
  help.innerHTML = trusted.createHTML(
    `${problem} <a href="">${reload}</a>. ${noscript.textContent}`,
  );
  noscript.replaceWith(help);
}

export function removeScriptHelp(): void {
  document.querySelector('.help')?.remove();
}
