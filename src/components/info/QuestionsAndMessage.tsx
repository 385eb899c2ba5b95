import { useCallback, useState } from 'react';
import type { Question } from '../../../shared/questions.ts';
import { addQuestion, neededRoom, questionsOf, removeQuestion } from '../../rules/questions.ts';
import { MessageField } from './MessageField.tsx';
import { QuestionBoxes } from './QuestionBoxes.tsx';
import { useInfoField } from './useInfoField.ts';

export interface QuestionsAndMessageProps {
  locked: boolean;
  /** The question chosen on the landing page, if it does not fit into the message. */
  leftOut?: Question | undefined;
}

/** The common questions, and the message to which checking a box adds its question. */
export function QuestionsAndMessage({ locked, leftOut }: QuestionsAndMessageProps) {
  const field = useInfoField('message');
  const { value: message, validates, onChange } = field;
  const [refused, setRefused] = useState(leftOut && { question: leftOut, message });
  const toggle = useCallback(
    (question: Question, checked: boolean) => {
      if (checked && neededRoom(message, question) !== undefined) {
        setRefused({ question, message });
        return;
      }
      const change = checked ? addQuestion : removeQuestion;
      void onChange('message', change(message, question), validates);
    },
    [message, validates, onChange],
  );
  return (
    <div>
      <QuestionBoxes message={questionsOf(message)} locked={locked} onToggle={toggle} />
      <MessageField
        {...field}
        locked={locked}
        // Any change of the message removes the notice.
        neededRoom={
          refused?.message === message ? neededRoom(message, refused.question) : undefined
        }
      />
    </div>
  );
}
