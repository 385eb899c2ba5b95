import { styled, type SxProps, type Theme } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { BuildDrawing, type BuildDrawingProps } from './BuildDrawing.tsx';

/** The inset border of a blueprint. */
const innerLine = ({ vars }: Theme, inset = 0, opacity = 0.4) => ({
  content: '""',
  position: 'absolute' as const,
  inset,
  border: `1px solid ${vars.palette.blueprint.line}`,
  opacity,
  pointerEvents: 'none' as const,
});

/** A frame in the panel's own color, so that a drawing ends before the panel's edge. */
export const framed = (theme: Theme) => ({
  position: 'relative' as const,
  overflow: 'hidden',
  minHeight: 280,
  border: `14px solid ${theme.vars.palette.blueprint.main}`,
  backgroundColor: theme.vars.palette.blueprint.main,
  forcedColorAdjust: 'none' as const,
  '&::after': innerLine(theme),
});

/** The place of a drawing in a frame, which cuts off its lower part. */
export const drawingInFrame = {
  position: 'absolute',
  inset: '16px auto auto 50%',
  width: 'min(440px, 122vw)',
  transform: 'translateX(-40%)',
} as const;

interface Look {
  /** A strip beside the heading of a page, as tall in every state of the page. */
  strip?: boolean;
}

const Panel = styled('div')<Look>(({ theme }) => ({
  ...framed(theme),
  variants: [
    {
      props: ({ strip }) => !strip,
      style: { [theme.breakpoints.up('md')]: { borderWidth: 24, containerType: 'size' } },
    },
    {
      props: { strip: true },
      style: { height: theme.spacing(60), minHeight: 0, borderWidth: theme.spacing(3) },
    },
  ],
}));

const Drawing = styled(BuildDrawing, { shouldForwardProp: (prop) => prop !== 'strip' })<Look>(
  ({ theme }) => ({
    ...drawingInFrame,
    variants: [
      {
        props: ({ strip }) => !strip,
        style: {
          // The drawing is as large as possible with 24 pixels between it and the frame.
          [theme.breakpoints.up('md')]: {
            top: '50%',
            width: 'min(100cqw - 48px, (100cqh - 48px) * 640 / 740)',
            transform: 'translate(-50%, -50%)',
          },
        },
      },
      {
        props: { strip: true },
        style: { top: theme.spacing(2.5), width: `calc(${theme.spacing(60)} + 140px)` },
      },
    ],
  }),
);

export interface BlueprintPanelProps extends Look, ComponentPropsWithRef<'div'> {
  /** How much of the building stands. */
  drawing: BuildDrawingProps['drawing'];
  /** The position of the orange page: above the building, closer to it, on top, or not shown. */
  orangePage: BuildDrawingProps['orangePage'];
  /** Added to the class of the panel. */
  className?: string | undefined;
  sx?: SxProps<Theme>;
}

/** A decorative drawing of the building on a blueprint, without alternative text. */
export function BlueprintPanel({
  drawing,
  orangePage,
  className = '',
  strip = false,
  ...rest
}: BlueprintPanelProps) {
  return (
    <Panel className={`no-print ${className}`} strip={strip} {...rest}>
      <Drawing drawing={drawing} orangePage={orangePage} strip={strip} />
    </Panel>
  );
}
