import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLine } from '../src/components/StatusLine.tsx';
import { messages } from '../src/content/messages.ts';

const meta = { component: StatusLine } satisfies Meta<typeof StatusLine>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neutral: how things stand. */
export const Neutral: Story = { args: { children: messages.sent } };

/** An error, told by its color, its sign and its words. */
export const Failed: Story = { args: { tone: 'error', children: messages.sendFailed } };
