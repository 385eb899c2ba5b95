import ButtonBase from '@mui/material/ButtonBase';
import { keyframes, styled } from '@mui/material/styles';
import { frameWords } from '../../content/frame.ts';
import { Icon } from '../ui/Icon.tsx';

const arrive = keyframes({ from: { opacity: 0 } });

const Corner = styled(ButtonBase)(({ theme }) => ({
  position: 'fixed',
  insetInlineEnd: 16,
  bottom: 16,
  zIndex: theme.zIndex.fab,
  width: 48,
  height: 48,
  border: `1px solid ${theme.vars.palette.line.ink}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.primary,
  animation: `${arrive} ${theme.timing.quick}ms`,
  [theme.mixins.canHover]: {
    '&:hover': {
      backgroundColor: theme.vars.palette.hivis.main,
      color: theme.vars.palette.hivis.ink,
    },
  },
  [theme.breakpoints.up('md')]: { insetInlineEnd: 20, bottom: 24 },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
}));

/** The button in the corner that scrolls to the top of the page. */
export function BackToTop({ visible, onClick }: { visible: boolean; onClick: () => void }) {
  if (!visible) return null;
  return (
    <Corner aria-label={frameWords.backToTop} className="no-print" onClick={onClick}>
      <Icon name="up" />
    </Corner>
  );
}
