import { styled } from '@mui/material/styles';
import { ViewTransition, type ComponentPropsWithRef } from 'react';
import { BuildDrawing, type BuildDrawingProps } from './BuildDrawing.tsx';

const Panel = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  minHeight: 280,
  // The frame cuts a drawing that runs on: no line reaches the edge of the panel.
  border: `14px solid ${theme.vars.palette.blueprint.main}`,
  backgroundColor: theme.vars.palette.blueprint.main,
  forcedColorAdjust: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    border: `1px solid ${theme.vars.palette.blueprint.line}`,
    opacity: 0.4,
    pointerEvents: 'none',
  },
  '& .build': {
    position: 'absolute',
    left: '50%',
    top: 16,
    width: 'min(440px, 122vw)',
    transform: 'translateX(-40%)',
  },
  [theme.breakpoints.up('md')]: {
    borderWidth: 24,
    containerType: 'size',
    // As large as it fits into the panel, 24 pixels from the frame.
    '& .build': {
      top: '50%',
      width: 'min(100cqw - 48px, (100cqh - 48px) * 640 / 740)',
      transform: 'translate(-50%, -50%)',
    },
  },
}));

export interface BlueprintPanelProps
  extends ComponentPropsWithRef<'div'>, Pick<BuildDrawingProps, 'drawing' | 'page'> {
  className?: string;
}

/** A drawing of the building on a blueprint. It decorates, so it has no alternative text. */
export function BlueprintPanel({ drawing, page, className = '', ...rest }: BlueprintPanelProps) {
  return (
    <Panel className={`no-print ${className}`} {...rest}>
      <ViewTransition default="none" update="auto">
        <BuildDrawing className="build" drawing={drawing} page={page} travels />
      </ViewTransition>
    </Panel>
  );
}
