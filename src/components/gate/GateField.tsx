import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keyframes, styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { MouseEvent, Ref } from 'react';
import { gateWords } from '../../content/gate.ts';
import { EMAIL_MAX_LENGTH } from '../../../shared/email.ts';
import { isLocked, type GateHints, type GateState } from '../../rules/gate.ts';
import { visibleText } from '../../../shared/visibleText.ts';
import { Field } from '../ui/Field.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { QuietLink } from '../ui/QuietLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { GateMessage, MESSAGE_ID } from './GateMessage.tsx';
import { ResendCode, type ResendCodeProps } from './ResendCode.tsx';

const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-6px)' },
  '40%, 80%': { transform: 'translateX(6px)' },
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

/** The area below the field. Its height is the same with and without a message. */
const BelowEmail = styled('div')({
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  minHeight: '3.4375rem',
  overflowWrap: 'anywhere',
});

/** At the code step, one row: how long the code is valid, and at the end how to get another. */
const BelowCode = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  marginBlockStart: -8,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** The link to the inbox stands on the label's line if there is room. */
const Place = styled(Field)({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '& > div': { order: 1, flexBasis: '100%' },
});

export interface GateFieldProps extends ResendCodeProps {
  /** Receives the field. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Receives the text after each change. */
  onEdit: (text: string) => void;
}

/** The field of the current step. It is uncontrolled, so it keeps text typed before hydration. */
export function GateField({ inputRef, onEdit, ...resend }: GateFieldProps) {
  const { gate, hints } = resend;
  const atCode = gate.step === 'code';
  const id = atCode ? 'gate-code' : 'gate-email';
  const Input = atCode ? CodeInput : OutlinedInput;
  const Below = atCode ? BelowCode : BelowEmail;
  const { needsNoCode, suggestion, inbox } = hints;
  const help = atCode ? codeHelp(hints) : emailHelp(gate, hints);
  const isHelpHidden = atCode ? gate.problem === 'sendFailed' : suggestion !== undefined;
  const isInvalid = gate.problem === (atCode ? 'codeRefused' : 'invalidEmail');
  const ids = [help && `${id}-help`, atCode && !needsNoCode && 'gate-code-advice'];
  return (
    <Place id={id} label={atCode ? gateWords.codeLabel : gateWords.emailLabel}>
      <Input
        id={id}
        name={gate.step}
        type={atCode ? 'text' : 'email'}
        autoComplete={atCode ? 'one-time-code' : 'email'}
        defaultValue={atCode ? gate.text : (gate.text ?? gate.email)}
        error={isInvalid}
        readOnly={isLocked(gate)}
        onChange={(event) => onEdit(event.target.value)}
        {...(inputRef && { inputRef })}
        slotProps={{
          input: {
            // Sets no `maxLength`, because a truncated email could belong to another person.
            ...(atCode ? codeAttributes(hints) : EMAIL_ATTRIBUTES),
            // As a part of the description, the message would be announced twice.
            'aria-errormessage': isInvalid && !atCode ? MESSAGE_ID : undefined,
            'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
          },
        }}
      />
      {atCode && inbox && (
        // Opens a new tab, because the visitor types the code in this one.
        <QuietLink href={inbox.url} target="_blank" rel="noopener">
          {gateWords.openInbox(inbox.name)} <VisuallyHidden>{gateWords.newTab}</VisuallyHidden>
        </QuietLink>
      )}
      <Below>
        <GateMessage gate={gate} />
        {help && (
          // Hidden help stays the description of the field, because screen readers announce each
          // change of a description.
          <FormHelperText
            id={`${id}-help`}
            component="div"
            sx={isHelpHidden ? visuallyHidden : undefined}
          >
            {help}
          </FormHelperText>
        )}
        {!atCode && suggestion && <Suggestion email={suggestion} onTake={onEdit} />}
        {atCode && !needsNoCode && <ResendCode {...resend} />}
      </Below>
    </Place>
  );
}

const EMAIL_ATTRIBUTES = { inputMode: 'email', enterKeyHint: 'send' } as const;

const codeAttributes = ({ codeMinutes }: GateHints) => ({
  dir: 'ltr',
  // Only our server's codes are known to consist of digits (docs/decisions/gate.md#g5).
  ...(codeMinutes !== undefined && { inputMode: 'numeric' as const }),
  autoCapitalize: 'none',
  spellCheck: false,
  enterKeyHint: 'go' as const,
});

function codeHelp({ codeMinutes }: GateHints) {
  return codeMinutes === undefined ? undefined : gateWords.codeHelp(codeMinutes);
}

/** The correction of a typing error, which GateNews announces. */
function Suggestion({ email, onTake }: { email: string; onTake: (email: string) => void }) {
  const take = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const field = currentTarget.form?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = email;
    field.focus();
    onTake(email);
  };
  return (
    <QuietLink component="button" type="button" sx={{ justifySelf: 'start' }} onClick={take}>
      {gateWords.didYouMean(email)}
    </QuietLink>
  );
}

function emailHelp({ problem, corrected, email }: GateState, { codeMinutes }: GateHints) {
  const advised = problem ?? corrected;
  if (advised === 'invalidEmail') {
    const isTooLong = visibleText(email).length > EMAIL_MAX_LENGTH;
    return isTooLong ? gateWords.emailTooLong(EMAIL_MAX_LENGTH) : gateWords.emailExample;
  }
  // Another login host may use the email for something else.
  if (advised !== 'sendFailed') return codeMinutes === undefined ? undefined : gateWords.emailHelp;
  // An element, because page translation in browsers replaces text nodes.
  return (
    <span>
      {gateWords.sendFailedHelp} <PhoneLink sx={{ whiteSpace: 'nowrap' }} />.
    </span>
  );
}
