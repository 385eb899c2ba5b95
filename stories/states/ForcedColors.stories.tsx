import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite';
import * as notFoundPage from '../fallback/NotFoundPage.stories.tsx';
import * as gateCard from '../gate/GateCard.stories.tsx';
import * as infoForm from '../info/InfoForm.stories.tsx';
import * as infoPage from '../info/InfoPage.stories.tsx';
import * as landingPage from '../landing/LandingPage.stories.tsx';
import { lightOnly, modesOf } from '../parameters.ts';
import * as controls from './Controls.stories.tsx';

const { AddressStep, BadAddress, CodeStep } = composeStories(gateCard);
const { Arrived } = composeStories(landingPage);
const { Blank } = composeStories(infoPage);
const { ConnectionFailed } = composeStories(infoForm);
const { NotFound } = composeStories(notFoundPage);
const { BusyOrRefused, EveryState } = composeStories(controls);

/** The main states with forced colors. Chromatic needs a separate story for each state. */
const meta: Meta = {
  title: 'Pages/ForcedColors',
  id: 'states-forcedcolors',
  tags: ['forced-colors', '!test', '!autodocs', '!dev'],
  parameters: {
    layout: 'fullscreen',
    chromatic: {
      forcedColors: 'active',
      modes: { 'phone-light': { disable: true }, ...lightOnly.modes, ...modesOf('forced-colors') },
    },
  },
};

export default meta;
type Story = StoryObj;

export const Gate: Story = { render: () => <AddressStep /> };
export const GateCodeStep: Story = { render: () => <CodeStep /> };
export const GateRefused: Story = { render: () => <BadAddress /> };
export const FormNotSent: Story = { render: () => <ConnectionFailed /> };
export const BusyOrInvalid: Story = { render: () => <BusyOrRefused /> };
export const Landing: Story = { render: () => <Arrived /> };
export const Info: Story = { render: () => <Blank /> };
export const Missing: Story = { render: () => <NotFound /> };
export const Controls: Story = {
  render: () => <EveryState />,
  afterEach: controls.EveryState.afterEach ?? [],
  parameters: { pseudo: controls.default.parameters?.['pseudo'] as unknown },
};
