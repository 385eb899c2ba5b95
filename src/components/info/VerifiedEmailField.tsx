import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { memo, type ComponentPropsWithRef } from 'react';
import { infoFields, infoForm } from '../../content/infoFields.ts';
import { describedBy, Field } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

const Locked = styled(OutlinedInput)(({ theme }) => ({
  padding: 0,
  paddingInlineEnd: 14,
  color: theme.vars.palette.text.primary,
  // Beside the first line of an address that wraps.
  '& svg': { alignSelf: 'flex-start', marginTop: 16, color: theme.vars.palette.text.secondary },
}));

/** As high as the same text below the text area. */
const Grown = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  lineHeight: 1.5,
  '& textarea, &::after': { gridArea: '1 / 1', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& textarea': { boxSizing: 'border-box', overflow: 'hidden' },
  '&::after': { content: 'attr(data-text)', visibility: 'hidden', padding: '13px 14px' },
});

/**
 * A text area that wraps by style alone: MUI's measures its text, and lays out the page to do so.
 */
function WrappingText(props: ComponentPropsWithRef<'textarea'>) {
  return (
    <Grown data-text={props.value}>
      <textarea {...props} rows={1} />
    </Grown>
  );
}

const Help = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0 12px' });

export interface VerifiedEmailFieldProps {
  id: string;
  email: string;
  problem?: string | undefined;
  /** True while the request is under way: the way to another address waits for its end. */
  sending: boolean;
  onForget?: (() => void) | undefined;
}

/** The verified address: read-only, wrapping when it is long, with the quiet way to another one. */
export const VerifiedEmailField = memo(function VerifiedEmailField(props: VerifiedEmailFieldProps) {
  const { id, email, problem, sending, onForget } = props;
  const help = (
    <Help>
      {infoForm.emailHelp}
      {onForget && (
        <Link
          component="button"
          type="button"
          variant="body2"
          onMouseDown={(event) => event.preventDefault()}
          aria-disabled={sending}
          onClick={sending ? undefined : onForget}
          sx={{
            position: 'relative',
            minHeight: 24,
            textAlign: 'start',
            '&[aria-disabled="true"]': { color: 'text.secondary' },
            // A finger needs more than the line has.
            '&::after': { content: '""', position: 'absolute', inset: '-6px 0 -14px' },
          }}
        >
          {infoForm.otherEmail}
        </Link>
      )}
    </Help>
  );
  return (
    <Field id={id} label={infoFields.email.label} wide help={help} problem={problem}>
      <Locked
        id={id}
        name="email"
        multiline
        inputComponent={WrappingText}
        readOnly
        value={email}
        error={problem !== undefined}
        endAdornment={<Icon name="lock" />}
        slotProps={{ input: { 'aria-describedby': describedBy(id, true, problem) } }}
      />
    </Field>
  );
});
