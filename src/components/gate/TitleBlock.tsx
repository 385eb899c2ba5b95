import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { gateWords } from '../../content/gate.ts';
import { company } from '../../../shared/company.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';

const Block = styled('div')(({ theme: { breakpoints, mixins, typography, vars } }) => {
  const rule = `1px solid color-mix(in srgb, ${vars.palette.blueprint.line} 40%, transparent)`;
  return {
    display: 'grid',
    gap: 12,
    padding: '16px var(--gutter)',
    backgroundColor: vars.palette.blueprint.main,
    color: vars.palette.blueprint.ink,
    '& .name': { display: 'grid', gap: 8 },
    '& .program': { fontSize: '1.375rem' },
    '& dt': { ...typography.note, color: vars.palette.blueprint.inkSecondary },
    '& dd': { fontSize: '.9375rem', lineHeight: 1.45, textWrap: 'balance' },
    [breakpoints.down('sm')]: { '& .name': { gap: 4 }, '& dt': { display: 'none' } },
    [mixins.lowPhone]: { paddingBlock: 12, '& dl': visuallyHidden },
    [breakpoints.between('sm', 'md')]: {
      alignContent: 'end',
      gap: 20,
      padding: '40px 0 40px max(var(--gutter), 32px)',
      '& .program': { fontSize: 'clamp(1.5rem, 3.65vw, 1.75rem)' },
    },
    [mixins.lowWindow]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
      alignContent: 'center',
      alignItems: 'center',
      gap: 28,
      padding: '12px var(--gutter)',
      '& .program': { fontSize: '1.375rem' },
    },
    [breakpoints.up('md')]: {
      order: 1,
      gap: 0,
      padding: 0,
      borderTop: rule,
      '& .name': { padding: '24px 28px 20px', gap: 12 },
      '& .program': { fontSize: 'clamp(1.75rem, .5rem + 2.2vw, 2.5rem)' },
      '& .term': { fontSize: '1rem' },
      '& dl': { padding: '16px 28px 20px', borderTop: rule },
      '& dd': { fontSize: '1.0625rem' },
    },
    [mixins.smallLaptop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      '& .name': { padding: '12px 20px', gap: 8, alignContent: 'center' },
      '& .program': { fontSize: '1.375rem' },
      '& .term': { fontSize: '.875rem', gap: 8 },
      '& dl': { padding: '12px 20px', borderTop: 0, borderInlineStart: rule },
      '& dt': { fontSize: '.8125rem' },
      '& dd': { fontSize: '.875rem', lineHeight: 1.4 },
    },
  };
});

/** The title block beside the gate: the name of the program, and what is behind the gate. */
export function TitleBlock() {
  return (
    <Block>
      <div className="name">
        <Typography className="program" variant="h2" component="p">
          {company.program}
        </Typography>
        <DimensionLine className="term">{company.programTerm}</DimensionLine>
      </div>
      <dl>
        <dt>{gateWords.inside}</dt>
        <dd>{gateWords.offer}</dd>
      </dl>
    </Block>
  );
}
