import FormHelperText from '@mui/material/FormHelperText';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, type ComponentPropsWithRef } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../../shared/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { QuietLink } from '../ui/QuietLink.tsx';
import { useInfoField, type InfoFieldState } from './useInfoField.ts';

/** A long email wraps. */
const LockedInput = styled(OutlinedInput)(({ theme }) => ({
  paddingInlineEnd: 12,
  color: theme.vars.palette.text.primary,
  '& textarea': {
    padding: 12,
    fontSize: '1rem',
    fontStretch: '92%',
    overflowWrap: 'anywhere',
    resize: 'none',
    fieldSizing: 'content',
  },
}));

/** In narrow cells, the lock stands in the help line, so that 36 characters fit on a line. */
const Lock = styled(Icon)(({ theme: { breakpoints, vars } }) => ({
  color: vars.palette.text.secondary,
  [breakpoints.down('sm')]: { display: 'none' },
  [breakpoints.between('md', 'lg')]: { display: 'none' },
}));

const HelpLock = styled(Icon)(({ theme: { breakpoints } }) => ({
  alignSelf: 'center',
  [breakpoints.between('sm', 'md')]: { display: 'none' },
  [breakpoints.up('lg')]: { display: 'none' },
}));

const Help = styled(FormHelperText)({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  overflowWrap: 'anywhere',
}) as typeof FormHelperText;

/** The number of characters on a line of a phone, for browsers without `field-sizing`. */
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
      inputComponent={Lines}
      endAdornment={<Lock name="lock" />}
      slotProps={{
        input: {
          // MUI sets the attribute `type`, which a textarea does not support.
          type: undefined,
          'aria-describedby': describedBy(name, true, problem),
        },
      }}
    />
    {/* The button is not part of the description of the field. */}
    <Help component="div">
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

function Lines(props: InputBaseComponentProps) {
  const rows = String(props['value']).length > ROOM ? 2 : 1;
  return <textarea {...(props as ComponentPropsWithRef<'textarea'>)} rows={rows} />;
}
