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

const Lines = styled('div')(({ theme: { breakpoints, layout, mixins, vars } }) => ({
  position: 'absolute',
  inset: '0 var(--gutter)',
  maxWidth: layout.page,
  marginInline: 'auto',
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > div': {
    position: 'relative',
    width: 0,
    height: 64,
    borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
  },
  '& span': { position: 'absolute', top: 20, insetInlineStart: -15 },
  [breakpoints.down('sm')]: {
    '& > div': { height: 52 },
    '& span': { width: 24, height: 24, insetInlineStart: -12.5, top: 15, fontSize: '.75rem' },
  },
  [mixins.shortWindow]: { '& > div': { height: 54 }, '& span': { top: 12 } },
  [mixins.smallLaptop]: { '& > div': { height: 40 }, '& span': { top: 5 } },
}));

/** Decorative column labels above the banner of the landing page. */
export function GridBubbles() {
  return (
    <Lines aria-hidden>
      {['A', 'B', 'C', 'D'].map((column) => (
        <div key={column}>
          <Bubble>{column}</Bubble>
        </div>
      ))}
    </Lines>
  );
}
