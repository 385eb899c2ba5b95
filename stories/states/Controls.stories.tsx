import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { BackToTop } from '../../src/components/frame/BackToTop.tsx';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';
import { TopNavigation } from '../../src/components/frame/TopNavigation.tsx';
import { QuestionBoxes } from '../../src/components/info/QuestionBoxes.tsx';
import { Field } from '../../src/components/ui/Field.tsx';
import { Icon } from '../../src/components/ui/Icon.tsx';
import { SubmitButton } from '../../src/components/ui/SubmitButton.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { questions } from '../../shared/questions.ts';
import { everyView, noCode, state } from '../parameters.ts';

const meta: Meta = {
  title: 'Primitives/Controls',
  id: 'states-controls',
  parameters: {
    docs: noCode,
    pseudo: {
      rootSelector: 'body',
      hover: ['#hover *', '#pressed *'],
      focus: '#focus :is(a, button, input)',
      focusVisible: '#focus :is(a, button, input)',
      focusWithin: '#focus .MuiInputBase-root',
      active: '#pressed *',
    },
    // The navigation landmark appears once for each state, always with the same name.
    a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
  },
};

export default meta;

/** Each control is shown in its default, hover, focus and pressed states. */
export const EveryState: StoryObj = {
  tags: ['every-view'],
  parameters: {
    chromatic: everyView,
    ...state('The visitor hovers over, focuses or presses a control.', {
      design: 'The label of a button states its action and does not change while it is pending.',
    }),
  },
  render: () => (
    <main style={{ display: 'flex', flexWrap: 'wrap', gap: 32, padding: 16 }}>
      {['rest', 'hover', 'focus', 'pressed'].map((mode) => (
        <section key={mode} style={{ display: 'grid', gap: 16, flex: '1 1 240px' }}>
          <h1>{mode}</h1>
          <div id={mode} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
            {controls(mode)}
          </div>
        </section>
      ))}
    </main>
  ),
  play: () => {
    // The pseudo-states add-on applies its styles on this event, which Storybook emits only after
    // tests have taken the picture.
    if ('VITEST_STORYBOOK' in import.meta.env) addons.getChannel().emit(STORY_RENDERED);
  },
};

/** Each control is busy, disabled or invalid. */
export const BusyOrRefused: StoryObj = {
  tags: ['loading', 'error'],
  parameters: state('A call or a countdown is pending, or a field is invalid.', {
    design: 'The label of a button states its action and does not change while it is pending.',
  }),
  render: () => (
    <main style={{ display: 'grid', gap: 16, padding: 16, justifyItems: 'start' }}>
      <h1>Busy or refused</h1>
      <SubmitButton busy>Send Code</SubmitButton>
      <Button variant="text" aria-disabled>
        Resend code
      </Button>
      <Button variant="text" aria-disabled endIcon={<CircularProgress aria-hidden />}>
        Resend code
      </Button>
      <Field id="locked" label="Company">
        <OutlinedInput id="locked" value="Firm & Partners" readOnly />
      </Field>
      <Field id="refused" label="Job title" problem="Enter your job title">
        <OutlinedInput id="refused" error inputProps={{ 'aria-describedby': 'refused-problem' }} />
      </Field>
      <QuestionBoxes message={questions[0]} locked onToggle={() => undefined} />
    </main>
  ),
};

const controls = (mode: string): ReactNode => (
  <>
    <SubmitButton busy={false}>Send Code</SubmitButton>
    <Button variant="outlined" startIcon={<Icon name="left" />}>
      Back
    </Button>
    <Button variant="text">Resend code</Button>
    <Link href="/privacy">Privacy Policy</Link>
    <SocialLinks />
    <TopNavigation links={landingSections} />
    <Field id={`company-${mode}`} label="Company">
      <OutlinedInput id={`company-${mode}`} defaultValue="Firm & Partners" />
    </Field>
    <div style={{ height: 64, width: 64, transform: 'translate(0)' }}>
      <BackToTop visible onClick={() => undefined} />
    </div>
  </>
);
