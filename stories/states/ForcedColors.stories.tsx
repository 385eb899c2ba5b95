import useMediaQuery from '@mui/material/useMediaQuery';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { createElement, type ComponentType, type ReactNode } from 'react';
import notFound, { NotFound } from '../fallback/NotFoundPage.stories.tsx';
import gate, { AddressStep } from '../gate/GateCard.stories.tsx';
import codeStep, { CodeStep } from '../gate/GateCardCodeStep.stories.tsx';
import info, { Asking } from '../info/InfoPage.stories.tsx';
import landing, { Arrived } from '../landing/LandingPage.stories.tsx';
import { modesOf } from '../parameters.ts';
import policy, { AtTheTop } from '../policy/PolicyPage.stories.tsx';
import controls, { EveryState } from './Controls.stories.tsx';

/** Only the browser can force colors. Where it does not, the picture of the review is shown. */
const orItsPicture: Decorator = (Story, { id, name }) => (
  <Forced picture={<img src={`forced-colors/${id.replace(/.*--/, '')}.png`} alt={name} />}>
    <Story />
  </Forced>
);

function Forced({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  if (useMediaQuery('(forced-colors: active)', { noSsr: true })) return children;
  return (
    <main>
      <h1 style={{ padding: 16, fontSize: '1rem' }}>
        A picture of the review: a browser that forces its colors, 390 pixels wide
      </h1>
      {picture}
    </main>
  );
}

const meta = {
  title: 'Pages/ForcedColors',
  id: 'states-forcedcolors',
  // For the pictures: in other tests nothing is forced.
  tags: ['forced-colors', 'new', '!test', '!autodocs'],
  decorators: orItsPicture,
  parameters: {
    controls: { disable: true },
    deadMenus: ['colorScheme', 'contrast', 'motion', 'direction'],
    chromatic: { forcedColors: 'active', modes: modesOf('forced-colors') },
    state: {
      cause: 'The visitor’s system forces its own colors.',
      law: { design: 'Focus is a ring in Highlight where colors are forced.' },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The email step of the gate. */
export const Gate = { ...shown(gate, AddressStep) };
/** The code step of the gate. */
export const GateCodeStep = { ...shown(codeStep, CodeStep) };
/** The landing page. */
export const Landing = { ...shown(landing, Arrived) };
/** The request page. */
export const Info = { ...shown(info, Asking) };
/** The policy. */
export const Policy = { ...shown(policy, AtTheTop) };
/** The page of an address that leads nowhere. */
export const Missing = { ...shown(notFound, NotFound) };
/** Every control in every state. */
export const Controls = { ...shown(controls, EveryState) };

interface Shown {
  args?: object;
  parameters?: object;
  decorators?: unknown;
  play?: unknown;
}

/** A story of another file, as that file draws it. */
function shown<Props extends object>(
  { component, ...file }: Shown & { component: ComponentType<Props> },
  story: Shown,
): Story {
  const {
    chromatic: _,
    state: __,
    ...parameters
  }: Record<string, unknown> = {
    ...file.parameters,
    ...story.parameters,
  };
  return {
    args: { ...file.args, ...story.args },
    parameters,
    render: (args) => createElement(component, args as Props),
    ...(file.decorators !== undefined && { decorators: file.decorators as Story['decorators'] }),
    ...(component === controls.component && { play: story.play as Story['play'] }),
  } as Story;
}
