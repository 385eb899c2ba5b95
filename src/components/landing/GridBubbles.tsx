import { styled } from '@mui/material/styles';
import { SHORT_WINDOW, SMALL_LAPTOP } from './windows.ts';

const Lines = styled('div')(({ theme: { breakpoints, layout, vars } }) => ({
  position: 'absolute',
  inset: '0 var(--gutter)',
  maxWidth: layout.page,
  marginInline: 'auto',
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& span': {
    position: 'relative',
    width: 0,
    height: 64,
    borderInlineStart: `1px dashed ${vars.palette.line.grid}`,
  },
  '& i': {
    position: 'absolute',
    top: 20,
    insetInlineStart: -15,
    width: 30,
    height: 30,
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${vars.palette.line.control}`,
    borderRadius: '50%',
    backgroundColor: vars.palette.background.default,
    color: vars.palette.text.secondary,
    fontSize: '.8125rem',
    fontStyle: 'normal',
    fontWeight: 560,
    lineHeight: 1,
  },
  [breakpoints.down('sm')]: {
    '& span': { height: 52 },
    '& i': { width: 24, height: 24, insetInlineStart: -12.5, top: 15, fontSize: '.75rem' },
  },
  [SHORT_WINDOW]: { '& span': { height: 54 }, '& i': { top: 12 } },
  [SMALL_LAPTOP]: { '& span': { height: 40 }, '& i': { top: 5 } },
}));

/** The lettered columns above the banner of the landing page: decoration. */
export function GridBubbles() {
  return (
    <Lines aria-hidden>
      {['A', 'B', 'C', 'D'].map((letter) => (
        <span key={letter}>
          <i>{letter}</i>
        </span>
      ))}
    </Lines>
  );
}
