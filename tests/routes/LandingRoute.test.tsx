// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { questions } from '../../shared/questions.ts';
import { SiteContext } from '../../src/api/useSite.ts';
import { AuthContext, type Auth } from '../../src/auth/session.ts';
import { partnerProgram, promoVideo } from '../../src/content/partnerProgram.ts';
import { LandingRoute } from '../../src/routes/LandingRoute.tsx';
import { createSiteTheme } from '../../src/theme/createSiteTheme.ts';
import { siteFacts } from '../support/site/siteFacts.ts';
import { isHandled } from '../support/site/isHandled.ts';
import { preferReducedMotion } from '../support/site/renderSite.tsx';

/** Renders the landing page with our own video instead of the configured one. */
function renderLanding(email = 'pat@firm.example') {
  const session: Auth = { status: 'verified', email, signOut: () => undefined };
  render(<LandingRoute videoUrl="" />, {
    wrapper: ({ children }) => (
      <SiteContext value={{ ...siteFacts, publicUrl: 'https://site.example' }}>
        <AuthContext value={session}>
          <ThemeProvider theme={createSiteTheme()}>{children}</ThemeProvider>
        </AuthContext>
      </SiteContext>
    ),
  });
}

/** Reports that the poster has loaded, because jsdom loads no images. */
const loadPoster = () => fireEvent.load(document.querySelector('picture img')!);
const button = (name: string) => screen.queryByRole('button', { name });
const video = () => screen.queryByLabelText<HTMLVideoElement>(promoVideo.name);
const { prototype: player } = HTMLMediaElement;

test('the landing page promotes the program, and promises each thing once', () => {
  renderLanding();

  expect(document.body).toHaveTextContent(partnerProgram.lead.join(''));
  for (const words of [/limited-time/gi, /next business day/gi])
    expect(document.body.textContent.match(words)).toHaveLength(1);
});

describe("'Email it to a partner'", () => {
  const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Email it to a partner' });

  test('opens a mail with statement, questions and address', () => {
    renderLanding();

    const mail = new URLSearchParams(link().href.slice(link().href.indexOf('?')));
    expect(link().protocol).toBe('mailto:');
    expect(mail.get('subject')).toContain('four questions');
    const lines = questions.map((question, index) => `${index + 1}. ${question}`);
    expect(mail.get('body')!.split('\r\n')).toEqual([
      partnerProgram.statement.join(' '),
      '',
      ...lines,
      '',
      'https://site.example',
    ]);
  });

  test('opens the list of apps on a phone that has one', () => {
    const share = vi
      .fn<typeof navigator.share>()
      .mockRejectedValue(new DOMException('', 'AbortError'));
    Object.assign(navigator, { share });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    renderLanding();
    expect(isHandled(link())).toBe(false);
    const media = Object.assign(window.matchMedia('all'), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(media);

    expect(isHandled(link())).toBe(true);

    expect(share.mock.calls).toMatchObject([[{ url: 'https://site.example' }]]);
  });
});

describe('the title block', () => {
  const cell = (name: string) => screen.getByText(name).nextElementSibling;

  test.each([
    ['the domain of a firm', 'pat@tax.firm.example', 'tax.firm.example'],
    ['the email at a free mailbox', 'pat.firm@gmail.com', 'pat.firm@gmail.com'],
  ])('names %s', (_, email, name) => {
    renderLanding(email);

    expect(cell('Prepared for')?.textContent).toBe(name);
  });

  test('states the date and the number of the sheet', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 5), toFake: ['Date'] });
    renderLanding();

    expect(cell('Date')).toHaveTextContent('Nov 5, 2026');
    expect(cell('Date')!.querySelector('time')).toHaveAttribute('datetime', '2026-11-05');
    expect(cell('Sheet')).toHaveTextContent('1 of 2');
  });

  test('is left out without an email', () => {
    renderLanding('');

    expect(screen.queryByText('Prepared for')).toBeNull();
  });
});

test('the sheet is printed on request', () => {
  const print = vi.fn<typeof window.print>();
  vi.stubGlobal('print', print);
  renderLanding();

  fireEvent.click(button('Print this sheet')!);

  expect(print).toHaveBeenCalledOnce();
});

describe('the video', () => {
  test('loads after its poster and autoplays', () => {
    renderLanding();
    expect(video()).toBeNull();

    loadPoster();

    expect(video()).toHaveProperty('autoplay', true);
  });

  test('has its caption at the end of its figure', () => {
    renderLanding();

    // HTML requires the caption to be the first or the last element of the figure.
    const caption = screen.getByText(promoVideo.caption).closest('figcaption');
    expect(caption?.nextElementSibling).toBeNull();
  });

  test('can be paused', () => {
    renderLanding();
    loadPoster();
    const pause = vi.spyOn(player, 'pause');

    fireEvent.click(button('Pause video')!);

    expect(pause).toHaveBeenCalledOnce();
    expect(button('Play video')).toBeVisible();
  });

  test('can be paused before it loads, and then played', () => {
    const play = vi.spyOn(player, 'play');
    renderLanding();

    fireEvent.click(button('Pause video')!);

    expect(video()).toHaveProperty('autoplay', false);
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
  ])('waits for Play if %s', async (_, arrange) => {
    arrange();
    renderLanding();
    loadPoster();

    await waitFor(() => expect(button('Play video')).toBeVisible());
  });

  test('pauses when reduced motion is switched on, and can be played again', () => {
    const media = preferReducedMotion(false);
    vi.spyOn(player, 'pause').mockImplementation(dispatchPause);
    renderLanding();
    loadPoster();

    act(() => {
      Object.assign(media, { matches: true });
      media.dispatchEvent(new Event('change'));
    });

    expect(video()).toHaveProperty('autoplay', false);
    const play = vi.spyOn(player, 'play');
    fireEvent.click(button('Play video')!);
    expect(play).toHaveBeenCalledOnce();
  });

  test('whose files do not load is loaded once more, then replaced by its text', () => {
    vi.spyOn(player, 'networkState', 'get').mockReturnValue(HTMLMediaElement.NETWORK_NO_SOURCE);
    const load = vi.spyOn(player, 'load').mockReturnValue();
    renderLanding();
    loadPoster();
    expect(load).toHaveBeenCalledOnce();

    fireEvent.play(video()!);

    expect(screen.getByText(promoVideo.text)).toBeVisible();
    expect(button('Pause video')).toBeNull();
  });

  test('is replaced by its text version without video support', () => {
    const { createElement } = document;
    vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
      createElement.call(document, name === 'video' ? 'div' : name),
    );
    renderLanding();
    loadPoster();

    expect(screen.getByText(promoVideo.failure)).toBeVisible();
    expect(screen.getByText(promoVideo.failure)).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText(promoVideo.text)).toBeVisible();
  });
});

/** Dispatches the `pause` event, because the stub of `pause` in tests/setup.ts does not. */
function dispatchPause(this: HTMLMediaElement) {
  this.dispatchEvent(new Event('pause'));
}
