import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Spinner } from './Spinner.tsx';

const WithSpinner = styled(Button)({
  // Shows the spinner while a submit is held for the site's script (src/boot/holdEarlySubmits.ts).
  'html:not([data-early="submitted"]) &:not([aria-disabled="true"]) .MuiButton-startIcon': {
    display: 'none',
  },
});

export interface SubmitButtonProps extends ButtonProps {
  /** True while the form is being submitted: the button shows a spinner and keeps the focus. */
  busy: boolean;
}

/** The submit button of a form. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <WithSpinner
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={<Spinner />}
      {...rest}
    >
      {/* In an element, because page translation in browsers replaces bare text nodes. */}
      <span>{children}</span>
    </WithSpinner>
  );
}
