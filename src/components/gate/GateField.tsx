import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keyframes, styled } from '@mui/material/styles';
import type { Ref } from 'react';
import { gateWords } from '../../content/gate.ts';
import { EMAIL_MAX_LENGTH, normalizeEmail } from '../../rules/email.ts';
import type { GateState } from '../../rules/gate.ts';

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-6px)' },
  '40%, 80%': { transform: 'translateX(6px)' },
});

const Field = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 6,
});

const CodeInput = styled(OutlinedInput)(({ theme }) => ({
  '&.Mui-error': { animation: `${shake} ${theme.timing.refusal}ms` },
  '@media (prefers-reduced-motion: reduce)': { '&.Mui-error': { animation: 'none' } },
  '& input': {
    letterSpacing: '.14em',
    fontSize: '1.25rem',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    '&::selection': {
      backgroundColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.background.paper,
    },
  },
}));

export interface GateFieldProps {
  gate: GateState;
  /** How long a code works, in minutes; undefined where the host does not say. */
  codeMinutes?: number | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  onEdit: (text: string) => void;
}

/**
 * The one field of the step. Uncontrolled, so that what is typed before the page's script runs
 * stays; the form reads it on submit. It takes more than an address may have: an address that is
 * cut while it is pasted can still be valid, and somebody else's.
 */
export function GateField(props: GateFieldProps) {
  return props.gate.step === 'code' ? <CodeField {...props} /> : <EmailField {...props} />;
}

function EmailField({ gate, inputRef, onEdit }: GateFieldProps) {
  const invalid = gate.problem === 'invalidEmail';
  return (
    <Field>
      <FormLabel htmlFor="gate-email">{gateWords.addressLabel}</FormLabel>
      <OutlinedInput
        id="gate-email"
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={gate.text ?? gate.email}
        error={invalid}
        readOnly={gate.phase !== 'idle'}
        onChange={(event) => onEdit(event.target.value)}
        {...(inputRef && { inputRef })}
        slotProps={{
          input: {
            inputMode: 'email',
            enterKeyHint: 'send',
            'aria-describedby': 'gate-email-help gate-message',
          },
        }}
      />
      <FormHelperText id="gate-email-help">
        {invalid ? faultOf(gate.email) : gateWords.addressHelp}
      </FormHelperText>
    </Field>
  );
}

/** What to change in a refused address. */
function faultOf(email: string): string {
  return normalizeEmail(email).length > EMAIL_MAX_LENGTH
    ? gateWords.addressTooLong(EMAIL_MAX_LENGTH)
    : gateWords.addressExample;
}

function CodeField({ gate, codeMinutes, inputRef, onEdit }: GateFieldProps) {
  return (
    <Field>
      <FormLabel htmlFor="gate-code">{gateWords.codeLabel}</FormLabel>
      <CodeInput
        id="gate-code"
        name="code"
        autoComplete="one-time-code"
        defaultValue={gate.text}
        error={gate.problem === 'codeRefused'}
        // While another code is sent, the one that is being typed still works.
        readOnly={gate.phase === 'verifying'}
        onChange={(event) => onEdit(event.target.value)}
        {...(inputRef && { inputRef })}
        slotProps={{
          input: {
            dir: 'ltr',
            // Only our own host is known to send codes of digits alone (decision G5).
            ...(codeMinutes !== undefined && { inputMode: 'numeric' as const }),
            autoCapitalize: 'none',
            spellCheck: false,
            enterKeyHint: 'go',
            'aria-describedby': 'gate-code-help gate-message',
          },
        }}
      />
      <FormHelperText id="gate-code-help">{gateWords.codeHelp(codeMinutes)}</FormHelperText>
    </Field>
  );
}
