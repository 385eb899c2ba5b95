// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { company } from '../../shared/company.ts';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { LandingRoute } from '../../src/routes/LandingRoute.tsx';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';
import { preferReducedMotion, renderVerified } from '../support/site/renderSite.tsx';

/** Renders the landing page with our own film instead of the configured video. */
function renderLanding() {
  render(<LandingRoute filmUrl="" />, {
    wrapper: ({ children }) => <ThemeProvider theme={createSiteTheme()}>{children}</ThemeProvider>,
  });
}

/** Reports that the poster has loaded, because jsdom loads no images. */
const loadPoster = () => fireEvent.load(document.querySelector('picture img')!);
const button = (name: string) => screen.queryByRole('button', { name });
const film = () => screen.queryByLabelText<HTMLVideoElement>(promoVideo.name);
const { prototype: player } = HTMLMediaElement;

test('the landing page promotes the revenue-sharing program to accounting firms as a limited-time opportunity', () => {
  renderLanding();

  // HTML requires the caption to be the first or the last element of the figure.
  expect(screen.getByText(promoVideo.caption).closest('figcaption')?.nextElementSibling).toBeNull();
  const page = document.body.textContent;
  expect(page).toContain('our revenue-sharing program for the accounting firms that serve them');
  expect(page.match(/limited-time/gi)).toEqual(['Limited-time']);
  expect(page.match(/next business day/gi)).toHaveLength(1);
});

test('at most one element has the view transition name "orange-page", even after visits to other pages', async () => {
  const { user } = await renderVerified('/');
  for (let visit = 0; visit < 2; visit += 1) {
    await user.click(screen.getByRole('link', { name: 'Contact Us' }));
    await screen.findByLabelText('First name');
    await user.click(screen.getAllByRole('link', { name: `${company.name}, home` })[0]!);
    await screen.findByRole('heading', { level: 1, name: /Your clients build/ });
  }
  // React logs an error if two elements use the same name.
  expect(console.error).not.toHaveBeenCalled();
});

test('the video loads only after its poster, autoplays, and can be paused', () => {
  renderLanding();
  expect(film()).toBeNull();

  loadPoster();

  expect(film()).toHaveProperty('autoplay', true);
  const pause = vi.spyOn(player, 'pause');
  fireEvent.click(button('Pause video')!);
  expect(pause).toHaveBeenCalledOnce();
  expect(button('Play video')).toBeVisible();
});

test('a click on Pause before the video loads prevents autoplay, and a click on Play starts the video', () => {
  const play = vi.spyOn(player, 'play');
  renderLanding();

  fireEvent.click(button('Pause video')!);
  expect(film()).toHaveProperty('autoplay', false);
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(button('Play video')!);

  expect(play).toHaveBeenCalledOnce();
});

test.each<[string, () => unknown]>([
  [
    'the browser refuses to autoplay',
    () => vi.spyOn(player, 'play').mockRejectedValue(new DOMException('no', 'NotAllowedError')),
  ],
  ['the visitor prefers reduced motion', () => preferReducedMotion(true)],
  [
    'the data saver is on',
    () => {
      const saving = { connection: { saveData: true } };
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), saving));
    },
  ],
])('a button offers to play the video if %s', async (_, arrange) => {
  arrange();
  renderLanding();
  loadPoster();

  await waitFor(() => expect(button('Play video')).toBeVisible());
});

test('a playing video pauses when reduced motion is switched on, and a click on Play resumes the video', () => {
  const media = preferReducedMotion(false);
  vi.spyOn(player, 'pause').mockImplementation(dispatchPause);
  renderLanding();
  loadPoster();
  expect(button('Pause video')).toBeVisible();

  act(() => {
    Object.assign(media, { matches: true });
    media.dispatchEvent(new Event('change'));
  });

  expect(film()).toHaveProperty('autoplay', false);
  const play = vi.spyOn(player, 'play');
  fireEvent.click(button('Play video')!);
  expect(play).toHaveBeenCalledOnce();
});

test('if the video files fail to load, the player tries to load them once more and then shows the text version', () => {
  vi.spyOn(player, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
  const load = vi.spyOn(player, 'load').mockReturnValue();
  renderLanding();
  loadPoster();
  expect(load).toHaveBeenCalledOnce();

  fireEvent.play(film()!);

  expect(screen.getByText(promoVideo.text)).toBeVisible();
  expect(button('Pause video')).toBeNull();
});

test('the text version is shown in a browser without video support', () => {
  const { createElement } = document;
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    createElement.call(document, name === 'video' ? 'div' : name),
  );
  renderLanding();
  loadPoster();

  expect(screen.getByText(promoVideo.failure)).toBeVisible();
  expect(screen.getByText(promoVideo.text)).toBeVisible();
});

/** Dispatches the `pause` event, because the stub of `pause` in tests/setup.ts does not. */
function dispatchPause(this: HTMLMediaElement) {
  this.dispatchEvent(new Event('pause'));
}
