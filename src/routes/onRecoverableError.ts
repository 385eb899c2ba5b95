/** Reports an error from which React has recovered, except for a skipped view transition. */
export function onRecoverableError(error: unknown) {
  // React 19.3 does not recognize the error that Firefox 153 and Chromium 153 throw if they skip a
  // transition because the page is in the background or was resized.
  const isSkipped = error instanceof DOMException && error.name === 'InvalidStateError';
  if (!isSkipped) reportError(error);
}
