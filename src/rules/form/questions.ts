import { questions, type Question } from '../../content/questions.ts';
import { infoFields } from '../infoFields.ts';
import { isRecord } from '../isRecord.ts';

/** True while the message contains the question word for word (docs/decisions/form.md#f15). */
export function hasQuestion(message: string, question: Question): boolean {
  return message.includes(question);
}

/** With the question as a line after those it begins with, before the visitor's own words. */
export function addQuestion(message: string, question: Question): string {
  if (hasQuestion(message, question)) return message;
  if (message === '') return question;
  const lines = message.split('\n');
  const ownWords = lines.findIndex((line) => !isQuestion(line));
  lines.splice(ownWords < 0 ? lines.length : ownWords, 0, question);
  return lines.join('\n');
}

/** The characters that a question needs in the message; undefined where it fits. */
export function neededRoom(message: string, question: Question): number | undefined {
  const { length } = addQuestion(message, question);
  return length > infoFields.message.limit ? length - message.length : undefined;
}

/** The message without the sentence and, where it is a line of its own, without its line break. */
export function removeQuestion(message: string, question: Question): string {
  const lines = message.split('\n').filter((line) => line !== question);
  return lines.map((line) => line.replaceAll(question, '')).join('\n');
}

/** The question that a link brings as its router state, if any. */
export function questionIn(state: unknown): Question | undefined {
  return isRecord(state) ? questions.find((question) => question === state.question) : undefined;
}

function isQuestion(line: string): boolean {
  return questions.some((question) => question === line);
}
