import { styled } from '@mui/material/styles';

/** A label in a circle, as on the grid lines of a floor plan. */
export const Bubble = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  border: `1px solid ${vars.palette.line.control}`,
  borderRadius: '50%',
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.secondary,
  fontSize: '.8125rem',
  fontWeight: 560,
  lineHeight: 1,
}));

const Lines = styled('div')(({ theme: { layout } }) => ({
  position: 'absolute',
  inset: '0 var(--gutter) auto',
  maxWidth: layout.page,
  marginInline: 'auto',
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
}));

const Line = styled('div')(({ theme: { breakpoints, mixins, vars } }) => ({
  position: 'relative',
  width: 0,
  height: 64,
  borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
  [breakpoints.down('sm')]: { height: 52 },
  [mixins.shortWindow]: { height: 54 },
  [mixins.smallLaptop]: { height: 40 },
  [mixins.lowWindow]: { height: 40 },
}));

const Label = styled(Bubble)(({ theme: { breakpoints, mixins } }) => ({
  position: 'absolute',
  top: 20,
  insetInlineStart: -15,
  [breakpoints.down('sm')]: {
    top: 15,
    insetInlineStart: -12.5,
    width: 24,
    height: 24,
    fontSize: '.75rem',
  },
  [mixins.shortWindow]: { top: 12 },
  [mixins.smallLaptop]: { top: 5 },
  [mixins.lowWindow]: { top: 5 },
}));

/** Decorative column labels above the banner of the landing page. */
export function GridBubbles() {
  return (
    <Lines className="no-print" aria-hidden>
      {['A', 'B', 'C', 'D'].map((column) => (
        <Line key={column}>
          <Label>{column}</Label>
        </Line>
      ))}
    </Lines>
  );
}
