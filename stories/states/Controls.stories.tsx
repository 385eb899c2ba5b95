import CircularProgress from '@mui/material/CircularProgress';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { BackToTop } from '../../src/components/frame/BackToTop.tsx';
import { Footer } from '../../src/components/frame/Footer.tsx';
import { Header } from '../../src/components/frame/Header.tsx';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';
import { TopNavigation } from '../../src/components/frame/TopNavigation.tsx';
import { InfoFieldView } from '../../src/components/info/InfoFieldView.tsx';
import { QuestionBoxes } from '../../src/components/info/QuestionBoxes.tsx';
import { QuestionLink } from '../../src/components/landing/QuestionLink.tsx';
import { RequestInfoCard } from '../../src/components/landing/RequestInfoCard.tsx';
import { PromoVideo } from '../../src/components/landing/PromoVideo.tsx';
import { PolicyContents } from '../../src/components/policy/PolicyContents.tsx';
import { PolicyText } from '../../src/components/policy/PolicyText.tsx';
import { Field } from '../../src/components/ui/Field.tsx';
import { Icon } from '../../src/components/ui/Icon.tsx';
import { QuietLink } from '../../src/components/ui/QuietLink.tsx';
import { SubmitButton } from '../../src/components/ui/SubmitButton.tsx';
import { landingSections } from '../../src/content/pages.ts';
import { policyFor } from '../../src/content/policy.ts';
import { questions } from '../../shared/questions.ts';
import { inViews, lightOnly } from '../parameters.ts';

const FOCUSABLE = '.focus :is(a, button, input, select, textarea, summary)';

const policy = policyFor();

const modes = ['rest', 'hover', 'focus', 'pressed'];

const meta: Meta = {
  title: 'Primitives/Controls',
  id: 'states-controls',
  parameters: {
    controls: { disable: true },
    pseudo: {
      rootSelector: 'body',
      hover: ['.hover *', '.pressed *'],
      focus: FOCUSABLE,
      focusVisible: FOCUSABLE,
      focusWithin: '.focus .MuiInputBase-root',
      active: '.pressed *',
    },
    // Landmarks and ids appear once for each state, so only the first field has its label.
    a11y: {
      options: {
        rules: Object.fromEntries(
          ['landmark-unique', 'label', 'select-name', 'label-content-name-mismatch'].map((rule) => [
            rule,
            { enabled: false },
          ]),
        ),
      },
    },
  },
};

export default meta;

/** Each control at rest, and while the visitor hovers over it, focuses it or presses it. */
export const EveryState: StoryObj = {
  tags: ['desk', 'more-contrast'],
  parameters: {
    chromatic: inViews('desk', 'more-contrast'),
  },
  render: () => (
    <main style={{ display: 'grid', gap: 32, padding: 16, overflowX: 'clip' }}>
      {/* Drawings would take most of the picture. */}
      <style>{'img { visibility: hidden }'}</style>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
        {modes.map((mode) => (
          <section key={mode} style={{ flex: '1 1 240px', minWidth: 0 }}>
            <h1>{mode}</h1>
            <div className={mode} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
              {controls(mode)}
            </div>
          </section>
        ))}
      </div>
      {['hover', 'focus'].map((mode) => (
        <div key={mode} className={mode}>
          <QuestionLink question={questions[0]} number={1} />
          <PolicyContents sections={policy.sections.slice(0, 3)} current="scope" />
          <PolicyText sections={policy.sections.slice(-1)} />
          <RequestInfoCard travels={false} />
          <Footer year={2026} scrolled={false} onBackToTop={() => undefined} />
        </div>
      ))}
    </main>
  ),
  afterEach: () => {
    // The pseudo-states add-on waits for this event. In tests, Storybook emits it after the picture.
    if ('VITEST_STORYBOOK' in import.meta.env) addons.getChannel().emit('storyRendered');
  },
};

/** A call or a countdown is pending, a field is invalid, or the browser has filled it in. */
export const BusyOrRefused: StoryObj = {
  tags: ['loading', 'error'],
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
      <Field id="filled" label="Email">
        <OutlinedInput id="filled" defaultValue="pat@firm.example" inputProps={autofilled} />
      </Field>
      <QuestionBoxes message={questions[0]} locked onToggle={() => undefined} />
    </main>
  ),
};

/**
 * The visitor uses a touch screen. The translucent areas, at least 44 px high, respond to touch.
 */
export const TouchAreas: StoryObj = {
  parameters: { chromatic: lightOnly },
  render: () => (
    <>
      <style>{touchAreas}</style>
      <main style={{ display: 'grid', gap: 24, padding: 16, justifyItems: 'start' }}>
        <h1>Touch areas</h1>
        {controls('touch')}
      </main>
      <Footer year={2026} scrolled={false} onBackToTop={() => undefined} />
    </>
  ),
};

/** Takes the place of `:-webkit-autofill`, which a page cannot set (.storybook/withSite.tsx). */
const autofilled = { 'data-autofilled': true };

const touchAreas = `
  img { visibility: hidden; }
  :is(a, button, summary, label, input) { outline: 1px solid rgb(200 0 120); }
  :is(a, button, summary)::after { background: rgb(200 0 120 / .3) !important; }
`;

const controls = (mode: string): ReactNode => (
  <>
    <SubmitButton busy={false}>Send Code</SubmitButton>
    <Button variant="outlined" startIcon={<Icon name="left" />}>
      Back
    </Button>
    <Button variant="text">Resend code</Button>
    <Link href="/privacy">Privacy Policy</Link>
    <QuietLink href="/info">Use a different one</QuietLink>
    <QuietLink component="button" type="button">
      Did you mean pat@gmail.com?
    </QuietLink>
    <SocialLinks />
    <TopNavigation links={landingSections} />
    <Field id={`company-${mode}`} label="Company">
      <OutlinedInput id={`company-${mode}`} defaultValue="Firm & Partners" />
    </Field>
    <InfoFieldView {...fieldState} name="message" value="Our clients build homes." />
    <InfoFieldView {...fieldState} name="employeeCount" value="4" />
    <QuestionBoxes message={questions[0]} locked={false} onToggle={() => undefined} />
    <div style={{ width: 'min(100%, 320px)' }}>
      <PromoVideo autoPlay={false} url="" files={[]} />
    </div>
    <div style={{ position: 'relative', width: '100%', paddingTop: 64 }}>
      <Header signedIn path="/info" />
    </div>
    <div style={{ height: 64, width: 64, transform: 'translate(0)' }}>
      <BackToTop visible onClick={() => undefined} />
    </div>
  </>
);

const fieldState = {
  problem: undefined,
  validates: false,
  locked: false,
  onChange: () => Promise.resolve(),
  onBlur: () => undefined,
};
