import Stack, { type StackProps } from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Form } from 'formik';
import { Term } from './Term.tsx';

/** A raised sheet of paper. */
export const Sheet = styled('section')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.line.subtle}`,
  borderTop: `2px solid ${theme.vars.palette.line.ink}`,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.raised.sheet,
  ...theme.applyStyles('dark', { boxShadow: 'none' }),
  '@media print': { boxShadow: 'none' },
}));

/** The same sheet as a form. */
export const FormSheet = Sheet.withComponent(Form);

const TitleLine = styled(Stack)(({ theme: { measures, spacing } }) => ({
  flexFlow: 'row wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 8,
  padding: `${spacing(3.5)} ${measures.inset}`,
}));

export interface SheetTitleProps {
  id: string;
  heading: string;
  /** Which sheet it is. */
  sheet: string;
}

/** The first line of a sheet. */
export function SheetTitle({ id, heading, sheet }: SheetTitleProps) {
  return (
    <TitleLine>
      <Typography
        variant="h3"
        component="h2"
        id={id}
        sx={{ fontSize: 'min(1.375rem, 1rem + .5vw)' }}
      >
        {heading}
      </Typography>
      <Term as="p">{sheet}</Term>
    </TitleLine>
  );
}

interface Look {
  /** Without rules. A single cell stands in the last column. */
  plain?: boolean;
}

/** A part of a sheet: two halves with a rule between them, side by side if there is room. */
export const Halves = styled('div')<Look>(({ theme: { measures, mixins, vars } }) => ({
  ...mixins.cells(`repeat(${measures.halves}, minmax(0, 1fr))`, vars.palette.line.subtle),
  borderTop: `1px solid ${vars.palette.line.ink}`,
  '& > :only-child': { gridColumn: '1 / -1' },
  variants: [
    {
      props: { plain: true },
      style: {
        '& > *': { borderColor: 'transparent' },
        '& > :only-child': { gridColumn: '-2 / -1' },
      },
    },
  ],
}));

const Cell = styled(Stack)(({ theme: { measures, spacing } }) => ({
  padding: `${spacing(8)} ${measures.inset}`,
})) as typeof Stack;

/** A cell of a sheet. It stacks its content. */
export const SheetCell = (props: StackProps) => <Cell spacing={2} {...props} />;
