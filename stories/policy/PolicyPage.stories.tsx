import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { PolicyContents } from '../../src/components/policy/PolicyContents.tsx';
import { PolicyText } from '../../src/components/policy/PolicyText.tsx';
import { PolicyPage } from '../../src/components/policy/PolicyPage.tsx';
import { policyFor } from '../../src/content/policy.ts';
import { inPageFrame } from '../inPageFrame.tsx';
import { mock } from '../mocks/mock.ts';
import { asPage, inViews, lightOnly, noPicture } from '../parameters.ts';

const policy = policyFor();

/**
 * Use it for a long legal text: a summary, a table of contents that marks the section in view, and
 * the sections. The text is data (`policyFor`), so another company needs no new markup.
 *
 * - **Not for** a short notice, for which a heading and paragraphs are enough.
 * - **Phone.** The contents are one sticky line, which opens and names the section in view.
 * - **Print.** Summary and contents are left out, and no section is divided if it fits on a page.
 * - **Keyboard.** Tab reaches the summary, the contents and then the links of the text.
 */
const meta = {
  title: 'Pages/Policy/PolicyPage',
  id: 'policy-policypage',
  component: PolicyPage,
  tags: ['page'],
  subcomponents: { PolicyContents, PolicyText },
  args: { policy },
  decorators: inPageFrame({ signedIn: false, path: '/privacy-policy' }),
  parameters: { layout: 'fullscreen', docs: { story: asPage } },
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

export const Playground: Story = {
  tags: ['guide', '!autodocs'],
  parameters: noPicture,
  args: { policy: brief },
};

/**
 * A visitor opens /privacy-policy. The page shows the policy and its date, and the contents link
 * to each section (§2).
 */
export const AtTheTop: Story = {
  parameters: {
    design: mock('policy'),
    // No picture is taken: the tree has the text, and pictures of a brief policy show its look.
    chromatic: { disableSnapshot: true },
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

/**
 * The visitor scrolls, or follows a link to a section. The table of contents marks the section
 * in view (P4).
 */
export const FurtherDown: Story = {
  tags: ['desk', 'more-contrast', 'right-to-left'],
  parameters: {
    chromatic: inViews('desk', 'more-contrast', 'right-to-left'),
  },
  args: { policy: brief, current: 'user-rights' },
};

/** The page is open on a tablet. Long headings wrap in the table of contents beside the text. */
export const OnATablet: Story = {
  parameters: { chromatic: lightOnly },
  args: { policy: brief, current: 'categories-of-personal-information-processed' },
  globals: { viewport: { value: 'w900' } },
};

/**
 * The visitor opens the table of contents on a phone. It collapses into one line, which names
 * the section in view.
 */
export const ContentsOnAPhone: Story = {
  parameters: { chromatic: lightOnly },
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

/**
 * Pages call another login host (VITE_SETUP_API_HOST). The policy names it and makes no promises
 * on its behalf.
 */
export const AnotherLoginHost: Story = {
  parameters: {
    // No picture is taken, because only the text differs, which the tree has.
    chromatic: { disableSnapshot: true },
  },
  args: { policy: policyFor({ loginHost: 'https://login.example.com' }) },
};

/**
 * The page is printed. The policy is black on white, and no page break is inside a section (P4).
 */
export const Printed: Story = {
  parameters: {
    chromatic: { media: 'print', ...lightOnly },
  },
  args: { policy: brief },
};
