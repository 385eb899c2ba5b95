import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageFrame } from '../../src/components/frame/PageFrame.tsx';
import { inViews, page, state } from '../parameters.ts';

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
  parameters: page,
} satisfies Meta<typeof PageFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'] };

/** The frame surrounds every page with a skip link, a header and a footer. */
export const Shown: Story = {
  parameters: state('Any page is open.', 'Every page has a shared header and footer.'),
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

/** While a linked page is loading, a line moves along the top of the window. */
export const Busy: Story = {
  tags: ['loading', 'reduced-motion'],
  parameters: {
    chromatic: inViews('reduced-motion'),
    ...state('A linked page takes longer than 300 ms to load.', {
      design: 'Say what happens next and when.',
    }),
  },
  args: { busy: true },
};

/** The first press of Tab shows the link that skips the header. */
export const SkipLink: Story = {
  parameters: {
    ...state('The visitor presses the Tab key.', { design: 'Tab shows “Skip to content”.' }),
    // The skip link covers part of the logo, so axe would report the logo as too small a target.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
  play: () => userEvent.tab(),
};

/** The page is mounted, but invisible and not in the accessibility tree, whatever its style. */
export const Hidden: Story = {
  parameters: state(
    'The page wrapper is hidden through its flag.',
    'The page wrapper can be hidden through a flag and accepts a custom class and style.',
  ),
  args: { hidden: true, style: { display: 'grid' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('h1')).toBeInTheDocument();
    // `toBeVisible` fails for the attribute `hidden`, even if a style overrides the attribute.
    await expect(canvasElement.querySelector('[hidden]')).toHaveStyle('display: none');
  },
};
