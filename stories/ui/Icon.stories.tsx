import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from '../../src/components/ui/Icon.tsx';

const names = [
  'right',
  'left',
  'up',
  'down',
  'lock',
  'alert',
  'check',
  'done',
  'pause',
  'play',
  'LinkedIn',
  'Facebook',
  'YouTube',
] satisfies IconName[];

const meta = {
  component: Icon,
  argTypes: { name: { control: 'select', options: names } },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (name: IconName): Story => ({ args: { name, size: 40 } });

/** Onward: the start page, the request form. */
export const Right = of('right');

/** Back: a step of the gate, the program. */
export const Left = of('left');

/** Back to the top of the page. */
export const Up = of('up');

/** A disclosure that opens. */
export const Down = of('down');

/** A field that cannot be changed. */
export const Lock = of('lock');

/** An error. */
export const Alert = of('alert');

/** A step that is done. */
export const Check = of('check');

/** The request has arrived. */
export const Done = of('done');

/** The film plays. */
export const Pause = of('pause');

/** The film waits. */
export const Play = of('play');
