/** How stories differ from the mocks on purpose, by the first word of a mock's name. */
export const differences: Readonly<Record<string, readonly string[]>> = {
  gate: [
    'The notices without a script start where the form does. The mocks center them vertically.',
    'Below the code, more lines say what to do, because a refused code has no message.',
    'After an accepted code, the drawing’s orange page moves to the video at once. In the mocks, it first rests on the tower for 120 ms.',
  ],
  info: [
    'Our captcha replaces the placeholder.',
    'The mocks show the whole page, but the stories of the form show only the form.',
  ],
  landing: [
    'On a phone, the arrows of the questions are beside back to top, which covers them in the mocks.',
  ],
  policy: ['The page also lists the data and cookies of our server.'],
  email: ['The mocks have no subject and no text part.'],
  every: [
    'Wrapped lines have similar lengths.',
    'Spacing differs by up to 4 pixels, because it follows our scale.',
    'Example data differs.',
  ],
};

/** Returns the differences of a mock such as 'gate-1-failed'. */
export function differencesOf(mock: string): readonly string[] {
  const [part = ''] = mock.split('-');
  return [...(differences[part] ?? []), ...(differences['every'] ?? [])];
}
