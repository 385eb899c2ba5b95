import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import Box from '@mui/material/Box';
import { FilmPlayer } from '../../src/components/landing/FilmPlayer.tsx';
import { promoVideo } from '../../src/content/partnerProgram.ts';
import { atWidth } from '../atWidth.tsx';

const meta = {
  title: 'Pages/Landing/FilmPlayer',
  id: 'landing-filmplayer',
  component: FilmPlayer,
  tags: ['guide', 'new'],
  // PromoVideo lays film and poster over each other.
  decorators: [
    (Story) => (
      <Box
        component="figure"
        sx={{
          position: 'relative',
          m: 0,
          '& img, & video': { display: 'block', width: '100%', height: 'auto' },
          '& video': { position: 'absolute', top: 0 },
        }}
      >
        <Story />
      </Box>
    ),
    atWidth('film'),
  ],
  args: { autoPlay: false, files: promoVideo.files, failed: false, onFail: fn() },
} satisfies Meta<typeof FilmPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = {};
