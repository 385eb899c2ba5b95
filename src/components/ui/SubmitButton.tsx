import type { ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Spinner } from './Spinner.tsx';

export interface SubmitButtonProps extends ButtonProps {
  /** True while the form waits for an answer: the button shows a spinner and keeps the focus. */
  busy: boolean;
  /** What it does, as a verb; while it waits, what is under way. */
  children: ReactNode;
}

/** The button that submits a form, with a spinner while the form waits for an answer. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={busy && <Spinner />}
      {...rest}
    >
      {/* In an element, because a browser that translates the page replaces bare text nodes. */}
      <span>{children}</span>
    </Button>
  );
}
