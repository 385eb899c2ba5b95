import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PromoVideo } from '../../src/components/landing/PromoVideo.tsx';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { light } from '../../src/theme/tokens.ts';
import { atWidth } from '../atWidth.tsx';
import { phonePicture } from '../pageReview.ts';

const meta = {
  title: 'Pages/Landing/PromoVideo',
  id: 'landing-promovideo',
  component: PromoVideo,
  tags: ['phone-picture'],
  args: { autoPlay: true, url: '', files: promoVideo.files },
  decorators: atWidth('film'),
  parameters: { chromatic: phonePicture },
} satisfies Meta<typeof PromoVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'] };

/** Fills the frame before the player of a provider, which may not be loaded here, is asked for. */
const withoutPlayer: Decorator = (Story) => (
  <div
    ref={(place) => {
      const frame = place?.querySelector('iframe');
      frame?.setAttribute(
        'srcdoc',
        `<!doctype html><html lang="en"><title>Player</title><body style="display:grid;place-items:center;height:100vh;margin:0;color:${light.blueprint.ink};font:600 1.25rem Arial">${frame.title}`,
      );
    }}
  >
    <Story />
  </div>
);

/** Our own film: it plays by itself, muted and without end, and can be paused. */
export const Playing: Story = {
  tags: ['!phone-picture'],
  parameters: {
    state: { cause: 'The landing page is open.', law: 'an autoplaying muted embedded video' },
  },
  play: async ({ canvas }) => {
    const film = await canvas.findByLabelText<HTMLVideoElement>(promoVideo.name);
    await expect(film).toHaveProperty('muted', true);
    await expect(film).toHaveAttribute('muted');
    await expect(film).toHaveProperty('autoplay', true);
    await expect(film).toHaveAccessibleName(promoVideo.name);
    const captions = film.querySelector('track[kind="captions"]');
    await expect(captions).toHaveAttribute('src', promoVideo.descriptions);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Pause video');
  },
};

/** Under reduced motion or a data saver the poster waits for a press on Play; no film is loaded. */
export const Still: Story = {
  name: 'Still, under reduced motion',
  args: { autoPlay: false },
  parameters: {
    state: { cause: 'The visitor asks for reduced motion, or saves data.', law: 'P2' },
    chromatic: { prefersReducedMotion: 'reduce' },
  },
  play: async ({ canvas, canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveProperty('autoplay', false);
    await expect(film).toHaveProperty('preload', 'none');
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Play video');
  },
};

/** What the silent film shows, in words. */
export const TextVersion: Story = {
  parameters: {
    state: {
      cause: 'The disclosure under the film is opened.',
      law: { design: 'The film plays muted, loops, and has a text version in a disclosure.' },
    },
  },
  args: { autoPlay: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(promoVideo.textHeading));

    await expect(canvas.getByText(promoVideo.text)).toBeVisible();
  },
};

/** The first file cannot be played: the second one is, and nothing is said. */
export const SecondFile: Story = {
  args: { files: [{ src: 'data:video/mp4,broken', type: 'video/mp4' }, ...promoVideo.files] },
  // It looks as `Playing` does.
  parameters: {
    state: {
      cause: 'The browser cannot play the first one.',
      law: 'an autoplaying muted embedded video',
    },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => {
      const film = canvasElement.querySelector('video');
      return expect(film?.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA);
    });
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Pause video');
  },
};

/** No file can be played: the poster stays, and the words are open. */
export const Unplayable: Story = {
  tags: ['error'],
  parameters: {
    state: {
      cause: 'The browser can play none of the files.',
      law: { design: 'If the video cannot be loaded: the poster stays.' },
    },
  },
  args: { files: [{ src: 'data:video/mp4,', type: 'video/mp4' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(promoVideo.failure)).toBeVisible();
    await expect(canvas.getByText(promoVideo.text)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A YouTube address gives its player, muted and in privacy mode. A sign stands in for it here. */
export const OnYouTube: Story = {
  parameters: { state: { cause: 'The configured video is on YouTube.', law: 'P2' } },
  decorators: withoutPlayer,
  args: { url: 'https://youtu.be/00000000000' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await expect(frame?.src).toContain('https://www.youtube-nocookie.com/embed/00000000000');
    await expect(frame?.src).toContain('autoplay=1&mute=1');
    // The player refuses a page that does not say where it is.
    await expect(frame).toHaveProperty('referrerPolicy', 'strict-origin-when-cross-origin');
  },
};

/** A Vimeo address gives its player, without tracking. It waits. A sign stands in for it here. */
export const OnVimeo: Story = {
  parameters: {
    state: {
      cause:
        'The configured video is on Vimeo; the visitor asks for reduced motion, or saves data.',
      law: 'P2',
    },
  },
  decorators: withoutPlayer,
  args: { url: 'https://vimeo.com/1', autoPlay: false },
  play: async ({ canvasElement }) => {
    const source = canvasElement.querySelector('iframe')?.src;
    await expect(source).toContain('https://player.vimeo.com/video/1?');
    await expect(source).toContain('autoplay=0');
    await expect(source).toContain('dnt=1');
  },
};
