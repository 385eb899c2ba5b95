import Button, { type ButtonProps } from '@mui/material/Button';
import { Spinner } from './Spinner.tsx';

export interface SubmitButtonProps extends ButtonProps {
  /**
   * True while the form waits for an answer. The button keeps the focus; the form hears no second
   * press.
   */
  busy: boolean;
}

/** The button that submits a form, with a spinner while the answer is awaited. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={busy && <Spinner />}
      {...rest}
    >
      {/* A browser that translates the page takes a bare text away from beside the spinner. */}
      <span>{children}</span>
    </Button>
  );
}
