import type { MouseEvent } from 'react';
import { gateWords } from '../../content/gate.ts';
import { QuietLink } from '../ui/QuietLink.tsx';

export interface EmailSuggestionProps {
  email: string;
  onTake: (email: string) => void;
}

/** Suggests a correction of a typing error in the email. One press applies it. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = email;
    field.focus();
    onTake(email);
  };
  return (
    <QuietLink component="button" type="button" onClick={take}>
      {gateWords.didYouMean(email)}
    </QuietLink>
  );
}
