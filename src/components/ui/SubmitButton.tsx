import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Spinner } from './Spinner.tsx';

const WithSpinner = styled(Button)({
  // Also while a submit is held for the site's script (src/boot/holdEarlySubmits.ts).
  'html:not([data-early="submitted"]) &:not([aria-disabled="true"]) .MuiButton-startIcon': {
    display: 'none',
  },
});

export interface SubmitButtonProps extends ButtonProps {
  /** True while the form waits for an answer: the button shows a spinner and keeps the focus. */
  busy: boolean;
}

/** The button that submits a form, with a spinner while the form waits for an answer. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <WithSpinner
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={<Spinner />}
      {...rest}
    >
      {/* In an element, because a browser that translates the page replaces bare text nodes. */}
      <span>{children}</span>
    </WithSpinner>
  );
}
