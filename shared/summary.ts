import { Parser } from 'htmlparser2';
import { employeeCounts } from './employeeCount.ts';
import { escapeHtml } from './escapeHtml.ts';
import { eachField, infoFields, infoNames, type InfoName } from './infoFields.ts';
import { blankInfoRequest, fullName, variantOf, type InfoRequest } from './infoRequest.ts';
import type { Lead } from './lead.ts';
import { hasVisibleText, plainText } from './visibleText.ts';

/** A row of the summary: the full name, or one of the other fields. */
type AnswerName = 'name' | Exclude<InfoName, 'firstName' | 'lastName'>;

export interface Answer {
  readonly name: AnswerName;
  readonly label: string;
  readonly value: string;
}

const labels: Readonly<Record<AnswerName, string>> = {
  ...eachField(({ label }) => label),
  name: 'Name',
  employeeCount: 'Employees',
};

/** The words that replace an empty value (specification, section 7). */
const defaults: Readonly<Partial<Record<AnswerName, string>>> = {
  city: 'No City Submitted',
  state: 'No State Submitted',
  message: 'No Message Submitted',
};

const FORM_ORDER: readonly AnswerName[] = [
  'name',
  ...infoNames.filter((name) => name !== 'firstName' && name !== 'lastName'),
];
/** The order of the specification. Fields that it does not list follow in the form's order. */
const SUMMARY_ORDER: readonly AnswerName[] = [
  ...new Set<AnswerName>(['name', 'email', 'company', 'job', 'phone', ...FORM_ORDER]),
];

const SUBMISSION_ID = /^[0-9a-f]{32}$/;
/** Elements whose end is also the end of a line of text. */
const BLOCK = /^(?:h[1-6]|p|div|section|li|tr|th|td)$/;
const NOT_TEXT = /^(?:script|style|title)$/;

/** Writes the HTML of call 3. Our server recognizes a retry by the submission id. */
export function writeSummary({ request, submissionId }: Lead): string {
  const rows = summaryAnswers(request).map(({ name, label, value }) => {
    const html = name === 'name' ? nameHtml(request) : textHtml(value);
    return `<tr><th>${label}</th><td>${html}</td></tr>`;
  });
  return `<section data-submission-id="${escapeHtml(submissionId)}"><h1>Request for information</h1><table>${rows.join('')}</table></section>`;
}

/** Returns the answers for sales. An empty one is replaced by its default, or left out. */
export function summaryAnswers(request: InfoRequest): Answer[] {
  const isWhole = isRecognized(request);
  return SUMMARY_ORDER.map((name) => answerTo(name, request))
    .map((answer) => ({
      ...answer,
      value: answer.value || (isWhole && defaults[answer.name]) || '',
    }))
    .filter(({ value }) => value !== '');
}

/** Returns the answers for a receipt, in the form's order. The sender's email is not among them. */
export function receiptAnswers(request: InfoRequest): Answer[] {
  const variant = variantOf(request);
  return FORM_ORDER.map((name) => answerTo(name, request)).filter(({ name, value }) => {
    if (name === 'email') return false;
    if (!isRecognized(request)) return value !== '';
    return name === 'name' || (infoFields[name].variant ?? variant) === variant;
  });
}

function answerTo(name: AnswerName, request: InfoRequest): Answer {
  const count = employeeCounts.find(({ value }) => value === request.employeeCount);
  const texts = { ...request, name: fullName(request), employeeCount: count?.label ?? '' };
  return { name, label: labels[name], value: texts[name] };
}

/** Marks the two parts of the name. Other programs show the value as it is. */
function nameHtml({ firstName, lastName }: InfoRequest): string {
  return `<span data-name="first">${textHtml(firstName)}</span> <span data-name="last">${textHtml(lastName)}</span>`;
}

function textHtml(text: string): string {
  return escapeHtml(text).replace(/\r\n?|\n/g, '<br>');
}

interface Summary {
  readonly request: InfoRequest;
  readonly submissionId: string | undefined;
}

/**
 * Reads the HTML of call 3. Any client can send it, so it is untrusted. Nothing is cut, even if it
 * is longer than the field of the form. Defaults become empty values. Words that fit no field are
 * added to the message; without a name and a company, it contains all the words. Returns undefined
 * for a summary in which nothing can be seen.
 */
export function readSummary(html: string): Summary | undefined {
  const { rows, text, outside, submissionId } = parse(html);
  const request = requestIn(rows, outside);
  if (isRecognized(request)) return { request, submissionId };
  const said = rows.length > 0 ? outside + rows.map(({ td }) => td).join('') : text;
  if (!hasVisibleText(said)) return undefined;
  return {
    request: { ...blankInfoRequest(''), message: plainText(text) },
    submissionId,
  };
}

/** True for a request of the form; false for one from another program, which has only words. */
function isRecognized(request: InfoRequest): boolean {
  return fullName(request) !== '' && request.company !== '';
}

interface Row {
  th: string;
  td: string;
  first: string;
  last: string;
}

function requestIn(rows: readonly Row[], outside: string): InfoRequest {
  const others = new Set(rows);
  const take = (name: AnswerName) => {
    const row = rows.find(({ th }) => plainText(th) === labels[name]);
    if (row) others.delete(row);
    return row;
  };
  const texts = eachField((_, name) => {
    if (name === 'firstName' || name === 'lastName' || name === 'employeeCount') return '';
    const text = answerIn(name, take(name)?.td ?? '');
    return text === defaults[name] ? '' : text;
  });
  const name = nameIn(take('name'));
  const employees = take('employeeCount');
  const count = employeeCounts.find(({ label }) => label === oneLine(employees?.td ?? ''));
  if (employees && !count) others.add(employees);
  const rest = [...others].map(({ th, td }) => [th, td].map(oneLine).filter(Boolean).join(': '));
  const message = plainText([texts.message, ...rest, plainText(outside)].join('\n'));
  return { ...texts, ...name, message, employeeCount: count?.value };
}

function nameIn(row: Row | undefined) {
  const whole = oneLine(row?.td ?? '');
  const first = oneLine(row?.first ?? '');
  const last = oneLine(row?.last ?? '');
  const isMarked = `${first} ${last}` === whole;
  return isMarked ? { firstName: first, lastName: last } : { firstName: whole, lastName: '' };
}

/** Keeps line breaks only in the message. In any other value, they could imitate another row. */
function answerIn(name: InfoName, value: string): string {
  return name === 'message' ? plainText(value) : oneLine(value);
}

function oneLine(text: string): string {
  return plainText(text).replace(/\n+/g, ' ');
}

/** Returns the cells of each table row, the lines of text, and the text outside cells and headings. */
function parse(html: string) {
  const rows: Row[] = [];
  let row = blankRow();
  let cell: 'th' | 'td' | undefined;
  let part: 'first' | 'last' | undefined;
  let heading = false;
  let isText = true;
  let [text, outside] = ['', ''];
  let submissionId: string | undefined;
  const write = (words: string) => {
    text += words;
    if (!cell && !heading) outside += words;
    if (cell) row[cell] += words;
    if (part) row[part] += words;
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { 'data-submission-id': id = '', 'data-name': mark } = attributes;
      if (SUBMISSION_ID.test(id)) submissionId ??= id;
      if (name === 'br') write('\n');
      if (name === 'tr') {
        row = blankRow();
        rows.push(row);
      }
      if (name === 'th' || name === 'td') {
        cell = name;
        if (row[name]) row[name] += ' ';
      }
      if (name === 'span' && (mark === 'first' || mark === 'last')) part = mark;
      if (name === 'h1') heading = true;
      if (NOT_TEXT.test(name)) isText = false;
    },
    // In HTML, a line break in the source is only a space.
    ontext: (words) => isText && write(words.replace(/\s/g, ' ')),
    onclosetag: (name) => {
      if (name === 'th' || name === 'td') cell = undefined;
      if (name === 'span') part = undefined;
      if (name === 'h1') heading = false;
      if (BLOCK.test(name)) {
        text += '\n';
        outside += '\n';
      }
      if (NOT_TEXT.test(name)) isText = true;
    },
  });
  parser.end(html);
  return { rows, text, outside, submissionId };
}

const blankRow = (): Row => ({ th: '', td: '', first: '', last: '' });
