import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  marginTop: 12,
  marginLeft: -12,
  minHeight: 52,
});

export interface ResendCodeProps {
  busy: boolean;
  /** Whole seconds until another code may be asked for; 0 when it may be now. */
  seconds: number;
  onResend: () => void;
}

/** The quiet way to another code. The wait stands beside it, and its end is announced once. */
export function ResendCode({ busy, seconds, onResend }: ResendCodeProps) {
  const waiting = seconds > 0;
  return (
    <Row>
      <Button
        variant="text"
        aria-disabled={waiting || busy}
        onClick={() => {
          if (!waiting && !busy) onResend();
        }}
      >
        Resend code
      </Button>
      {waiting && (
        <Typography variant="body2" component="span" color="textSecondary">
          possible in {seconds} {seconds === 1 ? 'second' : 'seconds'}
        </Typography>
      )}
      <VisuallyHidden aria-live="polite">
        {!waiting && 'You can send another code now.'}
      </VisuallyHidden>
    </Row>
  );
}
