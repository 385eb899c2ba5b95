import build1 from '../assets/drawings/build-1-bare.svg';
import build2 from '../assets/drawings/build-2-bare.svg';
import buildLift from '../assets/drawings/build-lift-bare.svg';
import page from '../assets/drawings/page.svg';
import pageMissing from '../assets/drawings/page-missing.svg';

/** The building at its stages. The orange page lies over a drawing as an element of its own. */
export const drawings = {
  podium: build1,
  tower: build2,
  lift: buildLift,
  pageMissing,
} as const;

/** The orange page alone, without a building. */
export const orangePage = page;
