/** The first link of every page, seen when the keyboard reaches it. */
export const skipToContent = 'Skip to the content';
