import Typography from '@mui/material/Typography';
import { styled, type Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { gateWords } from '../../content/gate.ts';
import { company } from '../../../shared/company.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';

const ruleOf = ({ vars: { palette } }: Theme) =>
  `1px solid color-mix(in srgb, ${palette.blueprint.line} 40%, transparent)`;

const Block = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '16px var(--gutter)',
  backgroundColor: theme.vars.palette.blueprint.main,
  color: theme.vars.palette.blueprint.ink,
  [theme.mixins.lowPhone]: { paddingBlock: 12 },
  [theme.breakpoints.between('sm', 'md')]: {
    alignContent: 'end',
    gap: 20,
    paddingBlock: 40,
    paddingInline: 'max(var(--gutter), 32px) 0',
  },
  [theme.mixins.lowWindow]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
    alignContent: 'center',
    alignItems: 'center',
    gap: 28,
    padding: '12px var(--gutter)',
  },
  [theme.breakpoints.up('md')]: { order: 1, gap: 0, padding: 0, borderTop: ruleOf(theme) },
  [theme.mixins.smallLaptop]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
}));

const Name = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  display: 'grid',
  gap: 8,
  [breakpoints.down('sm')]: { gap: 4 },
  [breakpoints.up('md')]: { gap: 12, padding: '24px 28px 20px' },
  [mixins.smallLaptop]: { gap: 8, alignContent: 'center', padding: '12px 20px' },
}));

const Program = styled(Typography)(({ theme: { breakpoints, mixins } }) => ({
  fontSize: '1.375rem',
  [breakpoints.between('sm', 'md')]: { fontSize: 'clamp(1.5rem, 3.65vw, 1.75rem)' },
  [mixins.lowWindow]: { fontSize: '1.375rem' },
  [breakpoints.up('md')]: { fontSize: 'clamp(1.75rem, .5rem + 2.2vw, 2.5rem)' },
  [mixins.smallLaptop]: { fontSize: '1.375rem' },
})) as typeof Typography;

const Term = styled(DimensionLine)(({ theme: { breakpoints, mixins } }) => ({
  [breakpoints.up('md')]: { fontSize: '1rem' },
  [mixins.smallLaptop]: { gap: 8, fontSize: '.875rem' },
}));

const Inside = styled('dl')(({ theme }) => ({
  [theme.mixins.lowPhone]: visuallyHidden,
  [theme.breakpoints.up('md')]: { padding: '16px 28px 20px', borderTop: ruleOf(theme) },
  [theme.mixins.smallLaptop]: {
    padding: '12px 20px',
    borderTop: 0,
    borderInlineStart: ruleOf(theme),
  },
}));

const Label = styled('dt')(({ theme: { breakpoints, mixins, typography, vars } }) => ({
  ...typography.note,
  color: vars.palette.blueprint.inkSecondary,
  [breakpoints.down('sm')]: { display: 'none' },
  [mixins.smallLaptop]: { fontSize: '.8125rem' },
}));

const Offer = styled('dd')(({ theme: { breakpoints, mixins } }) => ({
  fontSize: '.9375rem',
  lineHeight: 1.45,
  textWrap: 'balance',
  [breakpoints.up('md')]: { fontSize: '1.0625rem' },
  [mixins.smallLaptop]: { fontSize: '.875rem', lineHeight: 1.4 },
}));

/** The title block beside the gate: the name of the program, and what is behind the gate. */
export function TitleBlock() {
  return (
    <Block>
      <Name>
        <Program variant="h2" component="p">
          {company.program}
        </Program>
        <Term>{company.programTerm}</Term>
      </Name>
      <Inside>
        <Label>{gateWords.inside}</Label>
        <Offer>{gateWords.offer}</Offer>
      </Inside>
    </Block>
  );
}
