// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { LandingRoute } from '../../src/routes/LandingRoute.tsx';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';

/** The landing page with our own film, whichever is configured. */
function renderLanding({ posterCame = true } = {}) {
  render(<LandingRoute filmUrl="" />, {
    wrapper: ({ children }) => <ThemeProvider theme={createSiteTheme()}>{children}</ThemeProvider>,
  });
  // jsdom loads no picture.
  const poster = document.querySelector('picture img');
  if (poster && posterCame) fireEvent.load(poster);
  return { user: userEvent.setup() };
}

const button = (name: string) => screen.queryByRole('button', { name });

test('the landing page promotes the program to accounting firms: revenue sharing, for a limited time [1.3]', () => {
  renderLanding();

  // HTML wants a caption first or last in its figure.
  expect(screen.getByText(promoVideo.caption).closest('figcaption')?.nextElementSibling).toBeNull();
  // Said once each, apart from the title and the description of the document.
  const page = document.body.textContent;
  expect(page).toContain('our revenue-sharing program for the accounting firms that serve them');
  expect(page.match(/limited-time/gi)).toEqual(['Limited-time']);
  expect(page.match(/next business day/gi)).toHaveLength(1);
});

test('where the browser refuses to play by itself, the button says so from the first', async () => {
  const refusal = new DOMException('refused', 'NotAllowedError');
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(refusal);
  const { user } = renderLanding();
  await waitFor(() => expect(button('Play video')).toBeVisible());
  play.mockClear();

  await user.click(button('Play video')!);

  expect(play).toHaveBeenCalledOnce();
});

test('Pause holds a video that has not begun to play, and Play can be pressed after it', async () => {
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const { user } = renderLanding();

  await user.click(button('Pause video')!);

  expect(pause).toHaveBeenCalledOnce();
  expect(button('Play video')).toBeVisible();
});

test('the video is fetched only after its poster', () => {
  renderLanding({ posterCame: false });
  expect(document.querySelector('video')).toBeNull();

  fireEvent.load(document.querySelector('picture img')!);

  expect(screen.getByLabelText(promoVideo.name)).toHaveProperty('autoplay', true);
});

test('Pause before the poster has come holds the video, and Play plays it', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const { user } = renderLanding({ posterCame: false });

  await user.click(button('Pause video')!);
  expect(screen.getByLabelText(promoVideo.name)).toHaveProperty('autoplay', false);
  expect(play).not.toHaveBeenCalled();
  await user.click(button('Play video')!);

  expect(play).toHaveBeenCalledOnce();
});

test('under reduced motion the video waits on its poster with a play button', async () => {
  const media = Object.assign(window.matchMedia('all'), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);

  renderLanding();

  const video = screen.getByLabelText<HTMLVideoElement>(promoVideo.name);
  expect(video).toHaveProperty('autoplay', false);
  expect(button('Play video')).toBeVisible();
});

test('a video that plays is paused when the visitor asks for less motion meanwhile', async () => {
  const media = window.matchMedia('all');
  vi.spyOn(window, 'matchMedia').mockReturnValue(media);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(tellOfPause);
  renderLanding();
  expect(button('Pause video')).toBeVisible();

  act(() => {
    Object.assign(media, { matches: true });
    media.dispatchEvent(new Event('change'));
  });

  expect(button('Play video')).toBeVisible();
});

test('with a data saver the video waits on its poster, too', async () => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { connection: { saveData: true } }),
  );

  renderLanding();

  expect(button('Play video')).toBeVisible();
});

test('a video whose files failed before it was there tries them again, and then gives way to its text', () => {
  vi.spyOn(HTMLMediaElement.prototype, 'networkState', 'get').mockReturnValue(
    HTMLMediaElement.NETWORK_NO_SOURCE,
  );
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  renderLanding();
  expect(load).toHaveBeenCalledOnce();

  fireEvent.play(screen.getByLabelText(promoVideo.name));

  expect(screen.getByText(promoVideo.failure)).toBeVisible();
  expect(screen.getByText(promoVideo.text)).toBeVisible();
  expect(button('Pause video')).toBeNull();
});

test('in a browser without video the page shows the text of the video [wcag 1.2.1 1.2.3]', () => {
  const { createElement } = document;
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    createElement.call(document, name === 'video' ? 'div' : name),
  );
  renderLanding();

  expect(screen.getByText(promoVideo.failure)).toBeVisible();
  expect(screen.getByText(promoVideo.text)).toBeVisible();
});

/** What a browser does after the pause of a video that plays. */
function tellOfPause(this: HTMLMediaElement) {
  this.dispatchEvent(new Event('pause'));
}
