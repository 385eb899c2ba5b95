import podium from '../assets/drawings/build-1-bare.svg';
import tower from '../assets/drawings/build-2-bare.svg';
import lift from '../assets/drawings/build-lift-bare.svg';
import pageMissing from '../assets/drawings/page-missing.svg';

export { default as orangePage } from '../assets/drawings/page.svg';

/** The stages of the building. The orange page is a separate picture, which `pageMissing` lacks. */
export const drawings = { podium, tower, lift, pageMissing } as const;
