import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageFrame } from '../../src/components/frame/PageFrame.tsx';
import { asPage, inViews, noPicture } from '../parameters.ts';

/**
 * Use it once around every page: it adds skip link, header, main part, footer, and a progress line
 * while a linked page is loading.
 *
 * - **Not for** mails and printed sheets, which have no frame.
 * - **Hidden.** With `hidden`, the page stays mounted but is neither seen nor heard.
 * - **Keyboard.** The first Tab shows the skip link, which moves the focus past the header.
 */
const meta = {
  title: 'Pages/Frame/PageFrame',
  id: 'frame-pageframe',
  component: PageFrame,
  args: {
    signedIn: false,
    path: '/',
    year: 2026,
    scrolled: false,
    onBackToTop: fn(),
  },
  // The children are not an argument, because Storybook cannot show styled components as JSON.
  render: (args) => (
    <PageFrame {...args}>
      <Container sx={{ py: 12 }}>
        <Typography variant="h1">The page itself</Typography>
      </Container>
    </PageFrame>
  ),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide', '!autodocs'], parameters: noPicture };

/** Any page is open. The frame surrounds it with a skip link, a header and a footer (§1). */
export const Shown: Story = {
  args: { className: 'a-class', style: { outline: '1px solid transparent' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await expect(canvasElement.querySelector('.a-class')).toHaveStyle(
      // The given style is added to the styles of the wrapper.
      'outline-style: solid; display: flex; flex-direction: column',
    );
  },
};

/** A linked page takes longer than 300 ms to load. A line moves along the top of the window. */
export const Busy: Story = {
  tags: ['loading', 'reduced-motion'],
  parameters: {
    chromatic: inViews('reduced-motion'),
  },
  args: { busy: true },
};

/** The visitor presses Tab on a new page. The first stop is a link that skips the header. */
export const SkipLink: Story = {
  parameters: {
    // The skip link covers part of the logo, so axe would report the logo as too small a target.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  play: () => userEvent.tab(),
};

/**
 * The flag `hidden` is set. The page is mounted, but invisible and not in the accessibility
 * tree, whatever its style (§1).
 */
export const Hidden: Story = {
  args: { hidden: true, style: { display: 'grid' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('h1')).toBeInTheDocument();
    // `toBeVisible` fails for the attribute `hidden`, even if a style overrides the attribute.
    await expect(canvasElement.querySelector('[hidden]')).toHaveStyle('display: none');
  },
};
