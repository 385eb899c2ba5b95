import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { gateWords } from '../../content/gate.ts';
import { company } from '../../../shared/company.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';

/** On desktops, it stands below the drawing. In low windows, its cells are side by side. */
const Block = styled('div')(({ theme: { breakpoints, measures, mixins, vars } }) => {
  const rule = `color-mix(in srgb, ${vars.palette.blueprint.line} 40%, transparent)`;
  return {
    ...mixins.cells(`repeat(${measures.titles}, minmax(0, 1fr))`, rule),
    alignContent: 'center',
    backgroundColor: vars.palette.blueprint.main,
    color: vars.palette.blueprint.ink,
    [breakpoints.up('md')]: { order: 3, border: `1px solid ${rule}`, borderTop: 0 },
    [breakpoints.down('md')]: { '& > *': { borderColor: 'transparent' } },
  };
});

const Cell = styled('div')(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  alignContent: 'center',
  padding: `${spacing(4)} ${layout.gutter}`,
  [breakpoints.up('md')]: { paddingInline: 28 },
  containerType: 'inline-size',
}));

/** The title block beside the gate: the name of the program, and what is behind the gate. */
export function TitleBlock(props: ComponentPropsWithRef<'div'>) {
  return (
    <Block {...props}>
      <Cell>
        <Typography variant="h2" component="p" sx={{ fontSize: 'clamp(1.375rem, 7cqi, 2.5rem)' }}>
          {company.program}
        </Typography>
        <DimensionLine sx={{ maxWidth: 560 }}>{company.programTerm}</DimensionLine>
      </Cell>
      {/* On low phones, it would push the button out of the window. */}
      <Cell as="dl" className="not-on-low-phones">
        <Typography
          variant="note"
          component="dt"
          sx={{ display: { xs: 'none', sm: 'block' }, color: 'blueprint.inkSecondary' }}
        >
          {gateWords.inside}
        </Typography>
        <Typography variant="body2" component="dd" sx={{ textWrap: 'balance' }}>
          {gateWords.offer}
        </Typography>
      </Cell>
    </Block>
  );
}
