import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { frameWords } from '../../content/frame.ts';
import { Icon } from '../ui/Icon.tsx';

const arrive = keyframes({ from: { opacity: 0 } });

/** A tab at the edge of the window; in a wide window, a square beside the page. */
const Control = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: 16,
  zIndex: theme.zIndex.fab,
  width: 36,
  height: 44,
  border: `1px solid ${theme.vars.palette.line.ink}`,
  borderInlineEnd: 0,
  borderStartStartRadius: theme.shape.borderRadius,
  borderEndStartRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  animation: `${arrive} ${theme.timing.quick}ms`,
  '&&:focus-visible': { outlineOffset: -3 },
  [theme.mixins.canHover]: {
    '&:hover': {
      backgroundColor: theme.vars.palette.hivis.main,
      color: theme.vars.palette.hivis.ink,
    },
  },
  // Narrower than the margin beside the fields of a phone.
  [theme.breakpoints.down('sm')]: { width: 32 },
  // An overlay scrollbar takes the clicks at the edge of the window.
  '@media (hover: hover) and (600px <= width < 1440px)': {
    width: 'max(36px, var(--gutter))',
    paddingInlineEnd: 8,
  },
  '@media (min-width: 1440px)': {
    insetInlineEnd: 20,
    bottom: 24,
    width: 48,
    height: 48,
    borderInlineEnd: `1px solid ${theme.vars.palette.line.ink}`,
    borderRadius: theme.shape.borderRadius,
    '&&:focus-visible': { outlineOffset: 3 },
  },
  // In a low window, a fixed control would cover too much. It stands at the end of the page.
  '@media (max-height: 500px)': { position: 'absolute' },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

export interface BackToTopProps {
  /** False at the top of the page. */
  visible: boolean;
  /** Scrolls to the top. */
  onClick: () => void;
}

/** The control that scrolls to the top of the page. */
export function BackToTop({ visible, onClick }: BackToTopProps) {
  if (!visible) return null;
  return (
    <Control aria-label={frameWords.backToTop} className="no-print" onClick={onClick}>
      <Icon name="up" />
    </Control>
  );
}
