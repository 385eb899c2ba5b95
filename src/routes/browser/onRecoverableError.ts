/**
 * Reports an error from which React has recovered. A page in the background, or one whose size
 * changes, skips its view transitions: React 19.3 does not recognize the messages of Firefox 153
 * and Chromium 153 for this error.
 */
export function onRecoverableError(error: unknown) {
  const isSkipped = error instanceof DOMException && error.name === 'InvalidStateError';
  if (!isSkipped) reportError(error);
}
