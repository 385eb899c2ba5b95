import { styled } from '@mui/material/styles';
import { ViewTransition, type ComponentPropsWithRef } from 'react';
import { drawings, type DrawingName } from '../../content/drawings.ts';

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 280,
  backgroundColor: theme.vars.palette.blueprint.main,
  forcedColorAdjust: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 14,
    border: `1px solid ${theme.vars.palette.blueprint.line}`,
    opacity: 0.28,
    pointerEvents: 'none',
  },
  '& img': {
    position: 'absolute',
    left: '50%',
    top: 24,
    transform: 'translateX(-54%)',
    width: 440,
    height: 'auto',
    maxWidth: 'none',
  },
  [theme.breakpoints.up('md')]: {
    '&::after': { inset: 24 },
    '& img': {
      inset: 0,
      transform: 'none',
      width: '100%',
      height: '100%',
      objectFit: 'contain',
      padding: 48,
    },
  },
}));

export interface BlueprintPanelProps extends ComponentPropsWithRef<'div'> {
  /** Which drawing: how far the building has got. */
  drawing: DrawingName;
  className?: string;
}

/** A drawing of the building on a blueprint. It decorates, so it has no alternative text. */
export function BlueprintPanel({ drawing, className = '', ...rest }: BlueprintPanelProps) {
  return (
    <Panel className={`no-print ${className}`} {...rest}>
      <ViewTransition default="none" update="auto">
        <img src={drawings[drawing]} alt="" width={640} height={740} />
      </ViewTransition>
    </Panel>
  );
}
