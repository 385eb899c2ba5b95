import { describe, expect, test } from 'vitest';
import { videoSource } from '../../src/components/landing/videoSource.ts';

const YOUTUBE =
  'https://www.youtube-nocookie.com/embed/abcdefghij_?autoplay=1&mute=1&loop=1&playlist=abcdefghij_&playsinline=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/123456?autoplay=1&muted=1&loop=1&dnt=1&playsinline=1';
const UNLISTED = VIMEO.replace('?', '?h=1234567890&');

describe('the URL of the video', () => {
  test.each([
    ['https://www.youtube.com/watch?v=abcdefghij_', 'YouTube', YOUTUBE],
    ['https://youtu.be/abcdefghij_', 'YouTube', YOUTUBE],
    ['https://m.youtube.com/watch?v=abcdefghij_&t=5', 'YouTube', YOUTUBE],
    ['https://www.youtube-nocookie.com/embed/abcdefghij_/', 'YouTube', YOUTUBE],
    ['https://vimeo.com/123456?v=1', 'Vimeo', VIMEO],
    ['https://www.vimeo.com/123456/review', 'Vimeo', VIMEO],
    ['https://vimeo.com/123456/decade-x', 'Vimeo', VIMEO],
    ['https://vimeo.com/album-1/1st/123456', 'Vimeo', VIMEO],
    ['https://vimeo.com/channels/7/123456', 'Vimeo', VIMEO],
    ['https://player.vimeo.com/video/123456', 'Vimeo', VIMEO],
    ['https://vimeo.com/123456/1234567890', 'Vimeo', UNLISTED],
    ['https://player.vimeo.com/video/123456?h=1234567890', 'Vimeo', UNLISTED],
  ])('%s opens a muted %s player in privacy mode', (url, provider, src) => {
    expect(videoSource(url, true)).toEqual({ provider, src });
    expect(videoSource(url, false)).toMatchObject({ src: src.replace('autoplay=1', 'autoplay=0') });
  });

  test.each([
    'video.mp4',
    'https://videos.example/abcdefghij_',
    'https://youtube.com.example/watch?v=abcdefghij_',
    'https://www.youtube.com/watch?v=abcdefghij_k',
    'https://www.youtube.com/watch?v=.abcdefghij_',
    'https://vimeo.com/channels',
    'javascript:alert(1)',
  ])('%j stops the build', (url) => {
    expect(() => videoSource(url, true)).toThrow(/not the address of a video|Invalid URL/);
  });

  test('an empty URL is our own video', () => {
    expect(videoSource('', true)).toBeUndefined();
  });
});
