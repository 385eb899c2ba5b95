import { byId, data, decide, drawFilters, drawList, find, step } from './page.ts';

/** What each key does, as long as no field has the focus. */
const KEYS: Record<string, () => void> = {
  j: () => step(1),
  ArrowDown: () => step(1),
  ArrowRight: () => step(1),
  k: () => step(-1),
  ArrowUp: () => step(-1),
  ArrowLeft: () => step(-1),
  a: () => decide('approve'),
  r: () => decide('reject'),
  f: () => find('#fit', HTMLInputElement).click(),
};

const views = [...document.querySelectorAll<HTMLInputElement>('[name=view]')];

function showView(): void {
  const view = views.find(({ checked }) => checked)?.value ?? 'both';
  byId('stage').dataset['view'] = view;
  find('.slide', HTMLElement).hidden = view !== 'slider';
}

function onKey(event: KeyboardEvent): void {
  const busy = event.target instanceof Element && event.target.matches('input, select');
  if (busy || event.ctrlKey || event.metaKey || event.altKey) return;
  const view = views[Number(event.key) - 1];
  const action = view ? () => view.click() : KEYS[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function showSummary(): void {
  const stories = new Set(data.results.map(({ story }) => story)).size;
  const summary = `${data.results.length} pictures of ${stories} stories in ${data.took} s.`;
  const unapproved = data.unapproved.map((sentence) => `Not approved: ${sentence}`);
  byId('summary').textContent = [summary, ...unapproved].join(' ');
}

function changeScheme(): void {
  const root = document.documentElement;
  const dark = getComputedStyle(root).colorScheme === 'dark';
  root.dataset['scheme'] = dark ? 'light' : 'dark';
}

async function copy(button: Element): Promise<void> {
  await navigator.clipboard.writeText(button.previousElementSibling?.textContent ?? '');
  byId('live').textContent = 'Copied.';
}

for (const view of views) view.addEventListener('change', showView);
byId('fit').addEventListener('change', ({ target }) => {
  byId('stage').toggleAttribute('data-fit', target instanceof HTMLInputElement && target.checked);
});
byId('slide').addEventListener('input', ({ target }) => {
  if (target instanceof HTMLInputElement)
    byId('stage').style.setProperty('--slide', `${target.value}%`);
});
byId('scheme').addEventListener('click', changeScheme);
byId('previous').addEventListener('click', () => step(-1));
byId('next').addEventListener('click', () => step(1));
byId('approve').addEventListener('click', () => decide('approve'));
byId('reject').addEventListener('click', () => decide('reject'));
for (const button of document.querySelectorAll('.command button')) {
  button.addEventListener('click', () => void copy(button));
}
document.addEventListener('keydown', onKey);

byId('stage').toggleAttribute('data-fit', true);
showView();
showSummary();
drawFilters();
drawList();
