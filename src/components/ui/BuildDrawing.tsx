import { styled } from '@mui/material/styles';
import { ViewTransition, type ComponentPropsWithRef } from 'react';
import { drawings, orangePage } from '../../content/drawings.ts';

const building = { width: 640, height: 740, origin: '0 0' };
const aboveTower = { inset: '0 auto auto 16.25%', width: '47.5%', drop: 108 };

/** Lengths are in SVG units or percent. `drop` is the orange page's distance from the building. */
const geometry = {
  podium: { ...building, page: aboveTower },
  tower: { ...building, page: aboveTower },
  lift: {
    width: 580,
    height: 560,
    origin: '42 -50',
    page: { inset: '.9% auto auto 10.69%', width: '52.41%', drop: 153 },
  },
  pageMissing: { ...building, page: undefined },
} as const;

/** How far the orange page has come down, in SVG units. The page is 164 units high. */
const descents = { hover: 0, checking: 45, seated: 57 };

/** The columns of the top floor, on which the orange page rests. */
const COLUMNS = 'M112 214v-50m66 73v-50m66 74v-50m156-40v-50m-52 80v-50m-52 80v-50m-29-57V74';

const Box = styled('div')({ position: 'relative', width: '100%', pointerEvents: 'none' });

const Picture = styled('img')({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: 'none',
});

const Lines = styled('svg')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  fill: 'none',
  stroke: vars.palette.blueprint.line,
  strokeWidth: 1.6,
}));

const DropLines = styled('path')(({ theme: { timing, vars } }) => ({
  stroke: vars.palette.hivis.main,
  strokeDasharray: '5 6',
  transition: `d ${timing.pageMove}ms ${timing.easing}`,
}));

const OrangePage = styled(Picture)(({ theme: { timing } }) => ({
  position: 'absolute',
  transition: `transform ${timing.pageMove}ms ${timing.easing}`,
}));

export interface BuildDrawingProps extends ComponentPropsWithRef<'div'> {
  /** How much of the building stands. */
  drawing: keyof typeof geometry;
  /** The position of the orange page: above the building, closer to it, on top, or not shown. */
  orangePage: 'hover' | 'checking' | 'seated' | 'none';
  /** Set to 'lazy' below the fold. */
  loading?: 'lazy';
  /** False if view transitions do not move the orange page. Only one drawing may move it. */
  travels?: boolean;
}

/** The building with the orange page: decorative, as wide as its container. */
export function BuildDrawing(props: BuildDrawingProps) {
  const { drawing, orangePage: position, loading, travels = true, ...rest } = props;
  const { width, height, origin, page: place } = geometry[drawing];
  return (
    <Box aria-hidden {...rest}>
      <Picture src={drawings[drawing]} alt="" width={width} height={height} loading={loading} />
      {place && position !== 'none' && (
        <>
          <Lines viewBox={`${origin} ${width} ${height}`}>
            {position === 'seated' ? (
              <path d={COLUMNS} />
            ) : (
              <DropLines d={dropLines(place.drop - descents[position])} />
            )}
          </Lines>
          <ViewTransition name={travels ? 'orange-page' : 'auto'} default="none" share="auto">
            <OrangePage
              src={orangePage}
              alt=""
              width={304}
              height={164}
              loading={loading}
              sx={{
                inset: place.inset,
                width: place.width,
                transform: `translateY(${(descents[position] / 164) * 100}%)`,
              }}
            />
          </ViewTransition>
        </>
      )}
    </Box>
  );
}

function dropLines(length: number): string {
  return ['112 214', '244 261', '400 171', '267 124']
    .map((corner) => `M${corner}v-${length}`)
    .join('');
}
