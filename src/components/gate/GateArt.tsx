import { styled } from '@mui/material/styles';
import { ViewTransition } from 'react';
import type { GateState } from '../../rules/gate.ts';
import { drawingInFrame, framed } from '../ui/BlueprintPanel.tsx';
import { BuildDrawing } from '../ui/BuildDrawing.tsx';
import { partOf, type Shown } from './shown.ts';

const Art = styled('div')(({ theme }) => ({
  ...framed(theme),
  order: 2,
  display: theme.measures.drawing,
  [theme.breakpoints.up('md')]: {
    flex: '1 1 0',
    minHeight: 0,
    border: 0,
    padding: theme.spacing(7, 8, 5),
    containerType: 'size',
  },
}));

const Drawing = styled(BuildDrawing)(({ theme: { breakpoints } }) => ({
  ...drawingInFrame,
  [breakpoints.up('md')]: {
    position: 'relative',
    inset: 'auto',
    transform: 'none',
    marginInline: 'auto',
    width: 'min(100cqw, 100cqh * 640 / 740)',
  },
}));

const ArtOfForm = styled(Art)(partOf.form);

const ArtOfCheck = styled(Art)(partOf.checking);

export interface GateArtProps {
  shown: Shown;
  gate: Pick<GateState, 'step' | 'phase'>;
}

/** The drawing of the gate: a podium, then a tower. The orange page comes down during a check. */
export function GateArt({ shown, gate }: GateArtProps) {
  const drawing = gate.step === 'code' ? 'tower' : 'podium';
  const isVerifying = gate.phase === 'verifying';
  return (
    <>
      {/* The key replaces the element, because moving it on phones would be a layout shift. */}
      {shown !== 'checking' && (
        <ArtOfForm key={drawing}>
          <ViewTransition name="build" default="none" share="auto">
            <Drawing drawing={drawing} orangePage={isVerifying ? 'checking' : 'hover'} />
          </ViewTransition>
        </ArtOfForm>
      )}
      {/* A hidden lazy picture is not fetched. A name may belong to one view transition. */}
      {shown !== 'form' && (
        <ArtOfCheck key="checking">
          <ViewTransition name={shown === 'both' ? 'auto' : 'build'} default="none" share="auto">
            <Drawing
              drawing="tower"
              orangePage="checking"
              loading="lazy"
              travels={shown === 'checking'}
            />
          </ViewTransition>
        </ArtOfCheck>
      )}
    </>
  );
}
