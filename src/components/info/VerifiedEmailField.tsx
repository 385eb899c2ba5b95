import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef, KeyboardEvent } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../../shared/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import { QuietLink } from '../ui/QuietLink.tsx';
import type { InfoFieldProps } from './InfoField.tsx';

const LockedInput = styled(OutlinedInput)(({ theme }) => ({
  padding: 0,
  paddingInlineEnd: 16,
  color: theme.vars.palette.text.primary,
  // Aligns the icon with the first line of an email that wraps.
  '& svg': { alignSelf: 'flex-start', marginTop: 16, color: theme.vars.palette.text.secondary },
}));

/** An invisible copy of the text in the same grid cell makes the text area as high as its text. */
const Grown = styled('span')(({ theme }) => ({
  ...theme.mixins.column,
  flex: 1,
  lineHeight: 1.5,
  '& textarea, &::after': { gridArea: '1 / 1', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& textarea': { boxSizing: 'border-box', overflow: 'hidden' },
  '&::after': { content: 'attr(data-text)', visibility: 'hidden', padding: '12px 16px' },
}));

/** Replaces MUI's text area, which measures its text and so forces a layout. */
function WrappingText(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <Grown data-text={props.value}>
      <textarea {...props} rows={1} onKeyDown={submitOnEnter} />
    </Grown>
  );
}

function submitOnEnter({ key, currentTarget }: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter') currentTarget.form?.requestSubmit();
}

const Help = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0 4px' });

export interface VerifiedEmailFieldProps extends InfoFieldProps {
  onSignOut?: (() => void) | undefined;
}

/** The read-only field with the verified email, and a button to use a different one. */
export function VerifiedEmailField(props: VerifiedEmailFieldProps) {
  const { id, name, value, problem, locked, onSignOut } = props;
  const help = (
    <Help>
      {infoForm.emailHelp}
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
  );
  return (
    <Field id={id} label={infoFields[name].label} help={help} problem={problem}>
      <LockedInput
        id={id}
        name={name}
        multiline
        inputComponent={WrappingText}
        readOnly
        value={value}
        error={problem !== undefined}
        endAdornment={<Icon name="lock" />}
        // MUI sets the attribute `type`, which a textarea does not support.
        slotProps={{
          input: { type: undefined, 'aria-describedby': describedBy(id, true, problem) },
        }}
      />
    </Field>
  );
}
