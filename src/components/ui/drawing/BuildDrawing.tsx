import { styled } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { drawings, orangePage } from '../../../content/drawings.ts';
import { TravelingPage } from './TravelingPage.tsx';

/** Size of each drawing, and where the orange page hovers: percentages of the drawing. */
const geometry = {
  podium: { width: 640, height: 740, page: { left: '16.25%', top: 0, width: '47.5%' } },
  tower: { width: 640, height: 740, page: { left: '16.25%', top: 0, width: '47.5%' } },
  lift: { width: 580, height: 560, page: { left: '10.69%', top: '.9%', width: '52.41%' } },
  pageMissing: { width: 640, height: 740, page: undefined },
} as const;

/** How far the page has come down, as a part of its own height (164 units). */
const descents = { hover: '0%', checking: `${(45 / 164) * 100}%`, seated: `${(57 / 164) * 100}%` };

const Box = styled('div')({
  position: 'relative',
  width: '100%',
  pointerEvents: 'none',
  '& img': { display: 'block', width: '100%', height: 'auto', maxWidth: 'none' },
});

const OrangePage = styled('img')(({ theme: { timing } }) => ({
  '&&': { position: 'absolute' },
  transition: `transform ${timing.pageMove}ms ${timing.easing}`,
  '&.seated': { transitionDuration: `${timing.pageSeat}ms` },
}));

export interface BuildDrawingProps extends ComponentPropsWithRef<'div'> {
  /** How far the building has got. */
  drawing: keyof typeof geometry;
  /** Where the orange page is: above the building, most of the way down, or on top of it. */
  page: 'hover' | 'checking' | 'seated' | 'none';
  /** 'lazy' for a drawing below the first window. */
  loading?: 'lazy';
  /** True where the orange page moves on when the page changes. */
  travels?: boolean;
}

/**
 * The building, and over it the orange page as an element of its own. It decorates: no alternative
 * text. It is as wide as its container.
 */
export function BuildDrawing(props: BuildDrawingProps) {
  const { drawing, page, loading, travels = false, ...rest } = props;
  const { width, height, page: place } = geometry[drawing];
  const orange = (
    <OrangePage
      src={orangePage}
      alt=""
      width={304}
      height={164}
      loading={loading}
      className={`orange-page ${page}`}
      sx={{ '&&': { ...place, transform: `translateY(${page === 'none' ? 0 : descents[page]})` } }}
    />
  );
  return (
    <Box aria-hidden {...rest}>
      <img src={drawings[drawing]} alt="" width={width} height={height} loading={loading} />
      {place && page !== 'none' && (travels ? <TravelingPage>{orange}</TravelingPage> : orange)}
    </Box>
  );
}
