import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PromoVideo } from '../../src/components/landing/PromoVideo.tsx';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { light } from '../../src/theme/tokens.ts';
import { atWidth } from '../atWidth.tsx';
import { inFrame, noPicture } from '../parameters.ts';

const meta = {
  title: 'Pages/Landing/PromoVideo',
  id: 'landing-promovideo',
  component: PromoVideo,
  args: { autoPlay: true, url: '', files: promoVideo.files },
  decorators: atWidth('video'),
  parameters: { docs: { story: inFrame } },
} satisfies Meta<typeof PromoVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** Replaces the player of a video provider, which stories do not load. */
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

/** The landing page is open. Our video autoplays, muted and looped, and can be paused (§2). */
export const Playing: Story = {
  play: async ({ canvas }) => {
    const video = await canvas.findByLabelText(promoVideo.name);
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveAttribute('muted');
    const [track] = video.querySelectorAll('track');
    await expect(track).toHaveAttribute('kind', 'descriptions');
    await expect(track).toHaveAttribute('src', promoVideo.descriptions);
  },
};

/**
 * The visitor prefers reduced motion or less data. The video loads only when the visitor presses
 * Play (P2).
 */
export const Still: Story = {
  name: 'No autoplay, with reduced motion',
  args: { autoPlay: false },
  parameters: {
    chromatic: { prefersReducedMotion: 'reduce' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toHaveProperty('preload', 'none');
  },
};

/**
 * The visitor opens the disclosure under the video. It contains a text alternative for the
 * silent video.
 */
export const TextVersion: Story = {
  args: { autoPlay: false },
  play: ({ canvas }) => userEvent.click(canvas.getByText(promoVideo.textHeading)),
};

/** The browser cannot play the first file. It plays the second one, without a message. */
export const SecondFile: Story = {
  args: { files: [{ src: 'data:video/mp4,broken', type: 'video/mp4' }, ...promoVideo.files] },
  // No picture is taken, because it would be identical to `Playing`.
  parameters: {
    chromatic: { disableSnapshot: true },
  },
  play: ({ canvasElement }) =>
    waitFor(() => {
      const video = canvasElement.querySelector('video');
      return expect(video?.readyState).toBeGreaterThanOrEqual(HTMLMediaElement.HAVE_METADATA);
    }),
};

/** The browser can play none of the files. The poster stays, and the text version is open. */
export const Unplayable: Story = {
  tags: ['error'],
  args: { files: [{ src: 'data:video/mp4,', type: 'video/mp4' }] },
  play: async ({ canvas }) => {
    await canvas.findByText(promoVideo.failure);
  },
};

/**
 * The configured video is on YouTube. Its player is shown; in this story, a placeholder replaces
 * it (P2).
 */
export const OnYouTube: Story = {
  name: 'On YouTube',
  decorators: withoutPlayer,
  args: { url: 'https://youtu.be/00000000000' },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe');
    await expect(frame?.src).toContain('https://www.youtube-nocookie.com/embed/00000000000');
    // The player refuses to play on a page that hides its origin.
    await expect(frame).toHaveProperty('referrerPolicy', 'strict-origin-when-cross-origin');
  },
};

/**
 * The configured video is on Vimeo. Its player is shown; in this story, a placeholder replaces
 * it (P2).
 */
export const OnVimeo: Story = {
  decorators: withoutPlayer,
  args: { url: 'https://vimeo.com/1', autoPlay: false },
};
