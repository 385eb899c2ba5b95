/** Reports an error from which React has recovered, except for a skipped view transition. */
export function onRecoverableError(error: unknown) {
  // React 19.3 does not recognize this error of Firefox 153 and Chromium 153, which skip the
  // transition if the page is in the background or is resized.
  const isSkipped = error instanceof DOMException && error.name === 'InvalidStateError';
  if (!isSkipped) reportError(error);
}
