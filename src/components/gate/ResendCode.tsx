import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import type { GateNewsProps } from './GateNews.tsx';

/** Its target is 44 pixels high, and reaches to the edge of the column. */
const Again = styled(Link)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: 8,
  minHeight: 44,
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary },
})) as typeof Link;

const News = styled('strong')(({ theme: { vars } }) => ({
  color: vars.palette.text.primary,
  fontWeight: 620,
}));

export interface ResendCodeProps extends GateNewsProps {
  onResend: () => void;
}

/** 'Resend in 24 seconds', then the button 'Resend code', then for a moment 'New code sent.' */
export function ResendCode({ gate, hints, resendIn, onResend }: ResendCodeProps) {
  const { newCodeSent } = hints;
  const [resend, code] = gateWords.resend;
  const isSending = gate.phase === 'sending';
  const disabled = resendIn > 0 || gate.phase !== 'idle';
  const isShort = newCodeSent || resendIn > 0;
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ alignItems: 'center', columnGap: '4px', marginInlineStart: 'auto' }}
    >
      {/* One element in every state, because it may have the focus. */}
      <Again
        component="button"
        type="button"
        underline={disabled ? 'none' : 'always'}
        aria-disabled={disabled}
        onClick={disabled ? undefined : onResend}
      >
        {isSending && <CircularProgress aria-hidden />}
        {newCodeSent ? (
          <>
            <News aria-hidden>{gateWords.newCodeSent}</News>
            <VisuallyHidden>
              {resend} {code}
            </VisuallyHidden>
          </>
        ) : (
          <span>
            {resend} {isShort ? <VisuallyHidden>{code}</VisuallyHidden> : <span>{code}</span>}
          </span>
        )}
      </Again>
      {resendIn > 0 && !newCodeSent && <span>{gateWords.resendIn(resendIn)}</span>}
    </Stack>
  );
}
