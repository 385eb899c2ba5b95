import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { gateWords } from '../../content/gate.ts';
import { company } from '../../../shared/company.ts';
import { DimensionLine } from '../ui/DimensionLine.tsx';

/** On desktops, it stands below the drawing. Its cells are side by side if there is room. */
const Block = styled('div')(({ theme: { breakpoints, mixins, vars } }) => {
  const rule = `color-mix(in srgb, ${vars.palette.blueprint.line} 40%, transparent)`;
  return {
    ...mixins.cells('repeat(auto-fit, minmax(min(100%, 17rem), 1fr))', rule),
    backgroundColor: vars.palette.blueprint.main,
    color: vars.palette.blueprint.ink,
    [breakpoints.up('md')]: { order: 3, border: `1px solid ${rule}`, borderTop: 0 },
  };
});

const Cell = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  alignContent: 'center',
  padding: `${spacing(4)} min(var(--gutter), 28px)`,
  containerType: 'inline-size',
}));

/** In the lowest windows of phones, it would push the button out of the window. */
const Inside = styled(Cell)(({ theme }) => ({ [theme.mixins.lowPhone]: visuallyHidden }));

/** The title block beside the gate: the name of the program, and what is behind the gate. */
export function TitleBlock() {
  return (
    <Block>
      <Cell>
        <Typography variant="h2" component="p" sx={{ fontSize: 'clamp(1.375rem, 7cqi, 2.5rem)' }}>
          {company.program}
        </Typography>
        <DimensionLine>{company.programTerm}</DimensionLine>
      </Cell>
      <Inside as="dl">
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
      </Inside>
    </Block>
  );
}
