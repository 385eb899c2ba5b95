import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PolicyContents } from '../../src/components/policy/PolicyContents.tsx';
import { PolicyText } from '../../src/components/policy/PolicyText.tsx';
import { PolicyPage } from '../../src/components/policy/PolicyPage.tsx';
import { policyFor } from '../../src/content/policy.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { inViews, page, state } from '../parameters.ts';

const policy = policyFor();

const meta = {
  title: 'Pages/Policy/PolicyPage',
  id: 'policy-policypage',
  component: PolicyPage,
  subcomponents: { PolicyContents, PolicyText },
  args: { policy },
  decorators: inPageFrame({ signedIn: false, path: '/privacy-policy' }),
  parameters: page,
} satisfies Meta<typeof PolicyPage>;

/** These sections contain every kind of block, and the longest heading. */
const briefIds = [
  'introduction',
  'categories-of-personal-information-processed',
  'data-sharing',
  'user-rights',
  'corporate-headquarters',
];
const brief = { ...policy, sections: policy.sections.filter(({ id }) => briefIds.includes(id)) };

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['guide'], args: { policy: brief } };

/** The page shows the policy and its date. The contents link to the anchor of each section. */
export const AtTheTop: Story = {
  parameters: {
    design: mock('policy'),
    // No picture is taken: the tree has the text, and pictures of a brief policy show its look.
    chromatic: { disableSnapshot: true },
    ...state(
      'A visitor opens /privacy-policy.',
      "'Privacy Policy and Terms of Service', last updated 12/12/2024",
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('12/12/2024')).toHaveAttribute('datetime', '2024-12-12');
    const contents = within(canvas.getByRole('navigation', { name: 'Sections' }));
    for (const { id, heading } of policy.sections) {
      await expect(canvas.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      await expect(contents.getByRole('link', { name: heading })).toHaveAttribute('href', `#${id}`);
      await expect(canvasElement.querySelector(`#${id}`)).toBeVisible();
    }
  },
};

/** After the visitor scrolls, the table of contents marks the section in view. */
export const FurtherDown: Story = {
  tags: ['desk', 'more-contrast', 'right-to-left'],
  parameters: {
    chromatic: inViews('desk', 'more-contrast', 'right-to-left'),
    ...state(
      'The visitor scrolls, or follows a link to a section.',
      'P4: The page has a table of contents and a print style.',
    ),
  },
  args: { policy: brief, current: 'user-rights' },
};

/** On a tablet, long headings wrap in the table of contents beside the text. */
export const OnATablet: Story = {
  parameters: state('The page is open on a tablet.', {
    design: 'From 900 px, the table of contents is beside the text.',
  }),
  args: { policy: brief, current: 'categories-of-personal-information-processed' },
  globals: { viewport: { value: 'w900' } },
};

/** On a phone, the table of contents collapses into one line, which names the section in view. */
export const ContentsOnAPhone: Story = {
  parameters: state('The visitor opens the table of contents on a phone.', {
    design: 'Below 900 px, the table of contents is a sticky “Section: …” disclosure.',
  }),
  args: { policy: brief, current: 'categories-of-personal-information-processed' },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Sections' }));
    await userEvent.click(contents.getByText('Section:'));

    const first = contents.getByRole('link', { name: 'Introduction' });
    await expect(first).toBeVisible();
    await expect(first.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

/** The policy names the other login host and makes no promises on its behalf. */
export const AnotherLoginHost: Story = {
  parameters: {
    ...state(
      'Pages call another login host (VITE_SETUP_API_HOST).',
      'P4: By default it names no third party.',
    ),
    // No picture is taken, because only the text differs, which the tree has.
    chromatic: { disableSnapshot: true },
  },
  args: { policy: policyFor({ loginHost: 'https://login.example.com' }) },
};

/** On paper, the policy is black on white. No page break is inside a section. */
export const Printed: Story = {
  parameters: {
    ...state('The page is printed.', 'P4: The page has a table of contents and a print style.'),
    chromatic: { media: 'print' },
  },
  args: { policy: brief },
};
