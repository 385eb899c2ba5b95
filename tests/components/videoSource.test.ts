import { expect, test } from 'vitest';
import { videoSource } from '../../src/components/landing/videoSource.ts';

test('without an address the video is our own file', () => {
  expect(videoSource('', true)).toEqual({ kind: 'file' });
});

test.each([
  'https://www.youtube.com/watch?v=abcdefghij_',
  'https://youtu.be/abcdefghij_',
  'https://m.youtube.com/watch?v=abcdefghij_&t=5',
  'https://www.youtube-nocookie.com/embed/abcdefghij_/',
])(
  "a YouTube address gives YouTube's player, muted and playing, in privacy mode: %s",
  (address) => {
    expect(videoSource(address, true)).toEqual({
      kind: 'player',
      provider: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/abcdefghij_?autoplay=1&mute=1&loop=1&playlist=abcdefghij_&playsinline=1&rel=0',
    });
  },
);

test.each([
  'https://vimeo.com/123456?v=1',
  'https://www.vimeo.com/123456/review',
  'https://vimeo.com/123456/decade-x',
  'https://vimeo.com/album-1/1st/123456',
  'https://vimeo.com/channels/7/123456',
  'https://player.vimeo.com/video/123456',
])("a Vimeo address gives Vimeo's player, muted and playing, in privacy mode: %s", (address) => {
  expect(videoSource(address, true)).toEqual({
    kind: 'player',
    provider: 'Vimeo',
    src: 'https://player.vimeo.com/video/123456?autoplay=1&muted=1&loop=1&dnt=1&playsinline=1',
  });
});

test.each([
  'https://vimeo.com/123456/1234567890',
  'https://player.vimeo.com/video/123456?h=1234567890',
])('an unlisted Vimeo address keeps its key, without which nothing plays: %s', (address) => {
  expect(videoSource(address, true)).toMatchObject({
    src: 'https://player.vimeo.com/video/123456?h=1234567890&autoplay=1&muted=1&loop=1&dnt=1&playsinline=1',
  });
});

test.each(['https://youtu.be/abcdefghij_', 'https://vimeo.com/123456'])(
  'the player waits under reduced motion or a data saver: %s',
  (address) => {
    expect(JSON.stringify(videoSource(address, false))).toContain('autoplay=0&');
  },
);

test.each([
  'film.mp4',
  'https://videos.example/abcdefghij_',
  'https://youtube.com.example/watch?v=abcdefghij_',
  'https://www.youtube.com/watch?v=abcdefghij_k',
  'https://www.youtube.com/watch?v=.abcdefghij_',
  'https://vimeo.com/channels',
  'javascript:alert(1)',
])('any other address stops the build: %s', (address) => {
  expect(() => videoSource(address, true)).toThrow(/neither YouTube's nor Vimeo's|Invalid URL/);
});
