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

const Line = styled('div')(({ theme: { measures, spacing, vars } }) => ({
  display: 'grid',
  justifyContent: 'center',
  width: 0,
  height: `calc(${measures.bubble} + ${spacing(4)})`,
  paddingBlockStart: spacing(4),
  borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
}));

/** Decorative column labels above the banner of the landing page. */
export function GridBubbles() {
  return (
    <Lines className="no-print" aria-hidden>
      {['A', 'B', 'C', 'D'].map((column) => (
        <Line key={column}>
          <Bubble>{column}</Bubble>
        </Line>
      ))}
    </Lines>
  );
}
