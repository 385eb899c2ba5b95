import build1 from '../assets/drawings/build-1-bare.svg';
import build2 from '../assets/drawings/build-2-bare.svg';
import buildLift from '../assets/drawings/build-lift-bare.svg';
import page from '../assets/drawings/page.svg';
import pageMissing from '../assets/drawings/page-missing.svg';

/** The stages of the building. The orange page is a separate element over a drawing. */
export const drawings = {
  podium: build1,
  tower: build2,
  lift: buildLift,
  pageMissing,
} as const;

export const orangePage = page;
