import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { Footer } from '../../src/components/frame/Footer.tsx';
import { company } from '../../src/content/company.ts';

const meta = {
  title: 'Pages/Frame/Footer',
  id: 'frame-footer',
  component: Footer,
  args: { year: 2026, onBackToTop: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its arguments, to try. */
export const Playground: Story = { tags: ['guide'], args: { scrolled: false } };

/** Profiles, contact block, legal links and copyright. At the top of a page nothing leads up. */
export const AtTheTop: Story = {
  parameters: {
    state: {
      cause: 'The page is at its top.',
      law: 'Footer: three social media profile links (icons);',
    },
  },
  args: { scrolled: false },
  play: async ({ canvas }) => {
    const addressOf = (name: string | RegExp) =>
      canvas.getByRole('link', { name }).getAttribute('href');

    for (const { network, href } of company.socials) {
      await expect(addressOf(`ProBuilt on ${network}`)).toBe(href);
    }
    await expect(addressOf(company.salesEmail)).toBe(`mailto:${company.salesEmail}`);
    await expect(addressOf(company.phone.text)).toBe(company.phone.href);
    await expect(addressOf(new RegExp(company.office.street))).toBe(company.office.mapHref);
    await expect(addressOf('Privacy Policy')).toBe('/privacy-policy');
    await expect(addressOf('Terms and Conditions')).toBe('/privacy-policy');
    await expect(canvas.getByText('© 2026 ProBuilt')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Back to top' })).toBeNull();
  },
};

/** Further down the page the back-to-top control stands in the corner. */
export const ScrolledDown: Story = {
  parameters: {
    state: {
      cause: 'The page is scrolled by more than 100 pixels.',
      law: 'The back-to-top control is visible or hidden.',
    },
  },
  args: { scrolled: true },
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Back to top' }));

    await expect(args.onBackToTop).toHaveBeenCalledOnce();
  },
};
