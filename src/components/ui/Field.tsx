import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { memo, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Term } from './Term.tsx';

const Column = styled('div')(({ theme }) => ({
  ...theme.mixins.column,
  // Leaves room for the focus ring of an invalid control (offset 2 + width 3 pixels).
  gap: 8,
  alignContent: 'start',
  breakInside: 'avoid',
}));

const LabelLine = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  '& > span': { fontWeight: 420, color: theme.vars.palette.text.secondary },
}));

const CellTerm = styled(Term)({ display: 'inline-block', minWidth: 'calc(4.25rem + 12px)' });

const Problem = styled(FormHelperText)({
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  lineHeight: 1.4,
});

const ProblemIcon = styled(Icon)({ marginTop: 1 });

export interface FieldProps extends ComponentPropsWithRef<'div'> {
  /** The id of the control. Help and error have the ids `{id}-help` and `{id}-problem`. */
  id: string;
  /** The accessible name of the control. */
  label: string;
  /** A short note beside the label, such as “optional”. */
  note?: string | undefined;
  /** The name of the cell in which the field stands, before its label. */
  term?: string | undefined;
  /** Advice below the control. */
  help?: ReactNode;
  /** The error message. It says how to fix the problem. */
  problem?: string | undefined;
}

/** A form field: the label above the control, help and error message below. */
export function Field({ id, label, note, term, help, problem, children, ...rest }: FieldProps) {
  return (
    <Column {...rest}>
      <Label id={id} label={label} note={note} term={term} />
      {children}
      {help && (
        <FormHelperText id={`${id}-help`} component="div">
          {help}
        </FormHelperText>
      )}
      {problem && (
        <Problem id={`${id}-problem`} error>
          <ProblemIcon name="alert" size={18} />
          <span>{problem}</span>
        </Problem>
      )}
    </Column>
  );
}

const Label = memo(({ id, label, note, term }: Omit<FieldProps, 'help' | 'problem'>) => (
  <LabelLine>
    {term && <CellTerm as="span">{term}</CellTerm>}
    <FormLabel htmlFor={id}>{label}</FormLabel>
    {note && <span> {note}</span>}
  </LabelLine>
));

/** The value of `aria-describedby` for a field's control. */
export function describedBy(id: string, help: boolean, problem: string | undefined) {
  const ids = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
