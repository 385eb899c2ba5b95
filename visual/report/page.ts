import type { Result, Status } from '../run.ts';
import type { ReportData, Sight } from './data.ts';
import { commandFor, type Decision } from './decisions.ts';

const STATUSES: readonly Status[] = ['failed', 'changed', 'new', 'removed', 'same'];
const MARKS: Record<Decision, string> = { approve: '✓', reject: '✗' };

export const find = <E extends HTMLElement>(selector: string, kind: new () => E): E => {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${selector}.`);
};
export const byId = (id: string) => find(`#${id}`, HTMLElement);

export const data = JSON.parse(byId('data').textContent ?? '') as ReportData;
const sorted = data.results.toSorted((one, other) => rank(one) - rank(other));
const shown = new Set<Status>(STATUSES.filter((status) => status !== 'same'));
const decisions = new Map<string, Decision>(
  data.results.filter(({ rejected }) => rejected).map(({ id }) => [id, 'reject']),
);
let current: Result | undefined;

if (sorted.every(({ status }) => status === 'same')) shown.add('same');

function rank({ status, component }: Result): number {
  return STATUSES.indexOf(status) * 10_000 + components().indexOf(component);
}

function components(): string[] {
  return [...new Set(data.results.map(({ component }) => component))].toSorted();
}

/** The pictures that pass both filters, in the order of the list. */
function visible(): Result[] {
  const component = find('#component', HTMLSelectElement).value;
  return sorted.filter(
    (one) => shown.has(one.status) && (component === '' || one.component === component),
  );
}

function element(tag: string, text: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The two filters, with what there is to choose from. */
export function drawFilters(): void {
  for (const status of STATUSES) {
    const count = data.results.filter((result) => result.status === status).length;
    const label = element('label', '');
    const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
    box.checked = shown.has(status);
    box.addEventListener('change', () => {
      if (box.checked) shown.add(status);
      else shown.delete(status);
      drawList();
    });
    label.append(box, `${count} ${status}`);
    byId('statuses').append(label);
  }
  byId('component').append(...components().map((name) => element('option', name, { value: name })));
  byId('component').addEventListener('change', drawList);
}

/** One heading for each story, one button for each of its pictures. */
export function drawList(): void {
  const stories = new Map<string, Result[]>();
  for (const one of visible()) stories.set(one.story, [...(stories.get(one.story) ?? []), one]);
  byId('list').replaceChildren(
    ...[...stories.values()].map((results) => {
      const item = document.createElement('li');
      const buttons = document.createElement('ul');
      buttons.append(...results.map(listButton));
      item.append(element('h2', `${results[0]?.component} · ${results[0]?.state}`), buttons);
      return item;
    }),
  );
  byId('nothing').hidden = stories.size > 0;
  const first = visible()[0];
  if (first && (!current || !visible().includes(current))) show(first);
  drawDecisions();
}

function listButton(result: Result): HTMLElement {
  const item = document.createElement('li');
  const button = element('button', result.mode, {
    type: 'button',
    'data-id': result.id,
    'data-status': result.status,
  });
  const words = element('span', `, ${result.status}`, { class: 'unseen' });
  button.append(words, element('span', '', { class: 'mark' }));
  button.addEventListener('click', () => show(result));
  item.append(button);
  return item;
}

/** Puts a picture on the stage. */
function show(result: Result): void {
  current = result;
  const { component, state, mode, status, pixels, message } = result;
  const title = `${component} · ${state}`;
  const differ =
    pixels === undefined ? '' : `, ${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}`;
  byId('title').textContent = title;
  byId('detail').textContent = `${mode}: ${status}${differ}. ${result.id}`;
  byId('message').textContent = message ?? '';
  byId('message').hidden = message === undefined;
  byId('live').textContent = `${title}, ${mode}, ${status}${differ}`;
  const sight: Sight = data.sights[result.id] ?? {};
  for (const name of ['reference', 'actual', 'difference'] as const) {
    const figure = find(`[data-sight='${name}']`, HTMLElement);
    const image = find(`[data-sight='${name}'] img`, HTMLImageElement);
    const address =
      sight[name] ?? (status === 'same' && name === 'actual' ? sight.reference : undefined);
    figure.toggleAttribute('data-empty', address === undefined);
    image.src = address ?? 'data:,';
    image.alt = address === undefined ? '' : `${title}, ${mode}: the ${name}`;
  }
  const undecidable = status === 'same' || status === 'failed';
  find('#approve', HTMLButtonElement).disabled = undecidable;
  find('#reject', HTMLButtonElement).disabled = undecidable || status === 'removed';
  drawDecisions();
  const button = document.querySelector(`[data-id='${CSS.escape(result.id)}']`);
  button?.scrollIntoView({ block: 'nearest' });
}

/** Goes to the next picture of the list, or to the one before. */
export function step(by: 1 | -1): void {
  const list = visible();
  const next = list[list.findIndex((one) => one === current) + by];
  if (next) show(next);
}

/** Says yes or no to the picture on the stage, or takes it back; then goes on to the next one. */
export function decide(decision: Decision): void {
  if (!current || find(`#${decision}`, HTMLButtonElement).disabled) return;
  if (decisions.get(current.id) === decision) {
    decisions.delete(current.id);
    drawDecisions();
    return;
  }
  decisions.set(current.id, decision);
  const list = visible();
  const ahead = [...list.slice(list.indexOf(current) + 1), ...list];
  const next = ahead.find(({ id, status }) => status !== 'failed' && !decisions.has(id));
  if (next) show(next);
  else drawDecisions();
}

function drawDecisions(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-id]')) {
    const decision = decisions.get(button.dataset['id'] ?? '');
    if (button.dataset['id'] === current?.id) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
    const mark = button.querySelector('.mark');
    if (mark) mark.textContent = decision ? ` ${MARKS[decision]}` : '';
    if (mark && decision) mark.setAttribute('aria-label', `${decision} it`);
  }
  for (const decision of ['approve', 'reject'] as const) {
    const chosen = current !== undefined && decisions.get(current.id) === decision;
    byId(decision).setAttribute('aria-pressed', String(chosen));
    const command = commandFor(decision, decisions, data.results);
    byId(`${decision}-command`).textContent = command;
    const line = byId(`${decision}-command`).parentElement;
    if (line) line.hidden = command === '';
  }
  const open = data.results.filter(({ status }) => status !== 'same' && status !== 'failed');
  const left = open.filter(({ id }) => !decisions.has(id)).length;
  byId('undecided').textContent =
    open.length === 0
      ? 'Nothing to decide.'
      : `${left} of ${open.length} pictures wait for a decision.`;
}
