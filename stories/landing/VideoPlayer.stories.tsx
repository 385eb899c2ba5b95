import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoVideo } from '../../src/components/landing/PromoVideo.tsx';
import { VideoText } from '../../src/components/landing/VideoText.tsx';
import { VideoPlayer } from '../../src/components/landing/VideoPlayer.tsx';
import { atWidth } from '../atWidth.tsx';
import { inFrame, noPicture } from '../parameters.ts';

/**
 * Use it for our own silent video, inside the figure of PromoVideo, which also shows the players of
 * YouTube and Vimeo. It is muted and loops; the button pauses it, and a disclosure has its text. The
 * poster stays until the video can play. Tab reaches the button and the disclosure.
 */
const meta = {
  title: 'Pages/Landing/VideoPlayer',
  id: 'landing-videoplayer',
  component: VideoPlayer,
  subcomponents: { VideoText },
  tags: ['guide'],
  args: { autoPlay: false },
  // The figure gives the video its size.
  render: (args) => <PromoVideo url="" {...args} />,
  decorators: atWidth('video'),
  parameters: { ...noPicture, docs: { story: inFrame } },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
