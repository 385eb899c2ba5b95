import { questions, type Question } from '../../shared/questions.ts';
import { infoFields } from '../../shared/infoFields.ts';
import { isRecord } from '../../shared/isRecord.ts';

/** True if the message contains the question verbatim (docs/decisions/form.md#f15). */
export function hasQuestion(message: string, question: Question): boolean {
  return message.includes(question);
}

/** Returns the questions that the message contains, one per line. */
export function questionsOf(message: string): string {
  return questions.filter((question) => hasQuestion(message, question)).join('\n');
}

/** Adds the question as a line after other questions and before the visitor's own text. */
export function addQuestion(message: string, question: Question): string {
  if (hasQuestion(message, question)) return message;
  if (message === '') return question;
  const lines = message.split('\n');
  const ownWords = lines.findIndex((line) => !isQuestion(line));
  lines.splice(ownWords < 0 ? lines.length : ownWords, 0, question);
  return lines.join('\n');
}

/** Returns the number of characters that the question would add; undefined if it fits. */
export function neededRoom(message: string, question: Question): number | undefined {
  const { length } = addQuestion(message, question);
  return length > infoFields.message.limit ? length - message.length : undefined;
}

/** Removes the question and, if it is a separate line, its line break. */
export function removeQuestion(message: string, question: Question): string {
  const lines = message.split('\n').filter((line) => line !== question);
  return lines.map((line) => line.replaceAll(question, '')).join('\n');
}

/** Reads the question from the router state of a link. */
export function questionIn(state: unknown): Question | undefined {
  return isRecord(state) ? questions.find((question) => question === state.question) : undefined;
}

function isQuestion(line: string): boolean {
  return questions.some((question) => question === line);
}
