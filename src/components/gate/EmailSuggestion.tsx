import Link from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { gateWords } from '../../content/gate.ts';

export interface EmailSuggestionProps {
  /** The email that was probably meant. */
  email: string;
  /** Called with it once it stands in the field. */
  onTake: (email: string) => void;
}

/** A quiet question about a slip in the email. One press puts it right, and Enter sends it. */
export function EmailSuggestion({ email, onTake }: EmailSuggestionProps) {
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = email;
    field.focus();
    onTake(email);
  };
  return (
    <Link
      component="button"
      type="button"
      variant="body2"
      onClick={take}
      sx={{
        position: 'relative',
        minHeight: 24,
        textAlign: 'start',
        overflowWrap: 'anywhere',
        // A finger needs a larger target than the line of text.
        '&::after': { content: '""', position: 'absolute', inset: '-6px 0 -14px' },
      }}
    >
      {gateWords.didYouMean(email)}
    </Link>
  );
}
