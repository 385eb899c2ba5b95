import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../../shared/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { QuietLink } from '../ui/QuietLink.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { useInfoField, type InfoFieldState } from './useInfoField.ts';

/** The From cell is narrow: the lock stands in the help line, so that 36 characters fit. */
const NARROW = '@media (max-width: 599.95px), (min-width: 900px) and (max-width: 1199.95px)';

const LockedInput = styled(OutlinedInput)(({ theme }) => ({
  paddingInlineEnd: 16,
  color: theme.vars.palette.text.primary,
  '& input': { textOverflow: 'ellipsis' },
  [NARROW]: {
    paddingInlineEnd: 0,
    '& input': { padding: '12px', fontSize: '1rem', fontStretch: '92%' },
  },
}));

const Lock = styled(Icon)(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  [NARROW]: { display: 'none' },
}));

const HelpLock = styled(Icon)({
  display: 'none',
  alignSelf: 'center',
  [NARROW]: { display: 'block' },
});

const Help = styled(FormHelperText)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  overflowWrap: 'anywhere',
}) as typeof FormHelperText;

/** The number of characters that fit into the field on a phone. */
const ROOM = 36;

export interface VerifiedEmailFieldProps {
  locked: boolean;
  onSignOut?: (() => void) | undefined;
}

/** The read-only field with the verified email, and a button to use a different one. */
export function VerifiedEmailField(props: VerifiedEmailFieldProps) {
  return <VerifiedEmailView {...useInfoField('email')} {...props} />;
}

type ViewProps = InfoFieldState & VerifiedEmailFieldProps;

const VerifiedEmailView = memo(({ name, value, problem, locked, onSignOut }: ViewProps) => (
  <Field id={name} term={infoForm.from} label={infoFields[name].label} problem={problem}>
    <LockedInput
      id={name}
      name={name}
      value={value}
      readOnly
      error={problem !== undefined}
      endAdornment={<Lock name="lock" />}
      slotProps={{ input: { 'aria-describedby': describedBy(name, true, problem) } }}
    />
    {/* The button is not part of the description of the field. */}
    <Help component="div">
      {value.length > ROOM && (
        <span aria-hidden>
          <WrappingEmail email={value} />
        </span>
      )}
      <HelpLock name="lock" size={17} />
      <span id={`${name}-help`}>{infoForm.emailHelp}</span>
      {onSignOut && (
        <QuietLink
          component="button"
          type="button"
          sx={{ fontWeight: 560 }}
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={locked}
          onClick={locked ? undefined : onSignOut}
        >
          {infoForm.otherEmail}
        </QuietLink>
      )}
    </Help>
  </Field>
));
