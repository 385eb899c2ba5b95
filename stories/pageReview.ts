export { everyView } from './parameters.ts';

/** No story needs it any more: every story is pictured in one view. */
export const phonePicture = {};
