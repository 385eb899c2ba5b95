import build1 from '../assets/drawings/build-1.svg';
import build2 from '../assets/drawings/build-2.svg';
import build2Checking from '../assets/drawings/build-2-checking.svg';
import build3 from '../assets/drawings/build-3.svg';
import buildLift from '../assets/drawings/build-lift.svg';
import pageMissing from '../assets/drawings/page-missing.svg';

/** The building at its stages: a page hovers above it until the visitor has finished. */
export const drawings = {
  podium: build1,
  tower: build2,
  pageComingDown: build2Checking,
  pageSeated: build3,
  lift: buildLift,
  pageMissing,
} as const;

export type DrawingName = keyof typeof drawings;
