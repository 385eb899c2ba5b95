import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { frameWords } from '../../content/frame.ts';
import { Icon } from '../ui/Icon.tsx';

const arrive = keyframes({ from: { opacity: 0 } });

/** Below this width in pixels, the margin of the page is too narrow for a square. */
const SQUARE = 1440;

const Control = styled(ButtonBase)(({ theme: { breakpoints, timing, zIndex } }) => ({
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: 16,
  zIndex: zIndex.fab,
  justifyContent: 'flex-end',
  alignItems: 'stretch',
  // The target may be wider than the margin of the page.
  width: 'max(24px, var(--gutter))',
  height: 88,
  animation: `${arrive} ${timing.quick}ms`,
  '&&:focus-visible': { outlineOffset: 0 },
  [breakpoints.up(SQUARE)]: { insetInlineEnd: 20, bottom: 24, width: 48, height: 48 },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

const Tab = styled('span')(({ theme: { breakpoints, mixins, shape, vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 'var(--gutter)',
  border: `1px solid ${vars.palette.line.ink}`,
  borderInlineEnd: 0,
  borderStartStartRadius: shape.borderRadius,
  borderEndStartRadius: shape.borderRadius,
  backgroundColor: vars.palette.text.primary,
  color: vars.palette.background.default,
  '& > svg': { width: 'clamp(13px, 60%, 20px)', height: 'auto' },
  // Moves the arrow away from a scrollbar that lies over the page and takes its clicks.
  [breakpoints.up('sm')]: { paddingInlineEnd: '20%' },
  [breakpoints.up(SQUARE)]: {
    width: 48,
    paddingInlineEnd: 0,
    border: `1px solid ${vars.palette.line.ink}`,
    borderRadius: shape.borderRadius,
    backgroundColor: vars.palette.background.paper,
    color: vars.palette.text.primary,
  },
  [mixins.canHover]: {
    'button:hover > &': {
      backgroundColor: vars.palette.hivis.main,
      color: vars.palette.hivis.ink,
    },
  },
}));

export interface BackToTopProps {
  /** False at the top of the page. */
  visible: boolean;
  /** Scrolls to the top. */
  onClick: () => void;
}

/** The control that scrolls to the top. It stands in the margin of the page, where no words are. */
export function BackToTop({ visible, onClick }: BackToTopProps) {
  if (!visible) return null;
  return (
    <Control aria-label={frameWords.backToTop} className="no-print" onClick={onClick}>
      <Tab>
        <Icon name="up" weight={2.25} />
      </Tab>
    </Control>
  );
}
