import CircularProgress from '@mui/material/CircularProgress';
import Button, { type ButtonProps } from '@mui/material/Button';
import { styled } from '@mui/material/styles';

/** On phones, it fills its row. */
const WithSpinner = styled(Button)(({ theme }) => ({
  minWidth: 'min(12rem, 100%)',
  [theme.breakpoints.down('sm')]: { flexGrow: 1 },
  '&:not([aria-disabled="true"]) .MuiButton-startIcon': { display: 'none' },
}));

export interface SubmitButtonProps extends ButtonProps {
  /** Shows a spinner and refuses presses, but keeps the focus. */
  busy: boolean;
}

/** The submit button of a form. While busy, the button shows a spinner and keeps the focus. */
export function SubmitButton({ busy, children, ...rest }: SubmitButtonProps) {
  return (
    <WithSpinner
      type="submit"
      variant="contained"
      aria-disabled={busy}
      startIcon={<CircularProgress aria-hidden />}
      {...rest}
    >
      {/* The label is an element, because page translation in browsers replaces text nodes. */}
      <span>{children}</span>
    </WithSpinner>
  );
}
