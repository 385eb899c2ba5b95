import { styled } from '@mui/material/styles';

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
    borderInlineStart: `1px dashed ${vars.palette.line.subtle}`,
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
  [breakpoints.up('md')]: { '& span:nth-of-type(2), & span:nth-of-type(3)': { height: 'auto' } },
}));

/** The lettered grid lines at the top of the landing page: decoration. */
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
