import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackToTop } from '../../src/components/frame/BackToTop.tsx';
import { SocialLinks } from '../../src/components/frame/SocialLinks.tsx';
import { EmployeeCountField } from '../../src/components/info/EmployeeCountField.tsx';
import { InfoField } from '../../src/components/info/InfoField.tsx';
import { FilmText } from '../../src/components/landing/FilmText.tsx';
import { Icon } from '../../src/components/ui/Icon.tsx';
import { Spinner } from '../../src/components/ui/Spinner.tsx';
import { SubmitButton } from '../../src/components/ui/SubmitButton.tsx';
import { gateWords } from '../../src/content/gate.ts';

/** What hands and eyes make of a control, and what the site does. */
type ControlState = 'rest' | 'hover' | 'focus' | 'pressed' | 'disabled' | 'busy' | 'error';

interface Control {
  name: string;
  states: readonly ControlState[];
  draw: (state: ControlState) => ReactNode;
}

const byHand = ['rest', 'hover', 'focus', 'pressed'] as const;

/** Every control of the site, and the states that it has. */
const controls: readonly Control[] = [
  {
    name: 'Filled button',
    states: [...byHand, 'busy'],
    draw: (state) => <SubmitButton busy={state === 'busy'}>{gateWords.send}</SubmitButton>,
  },
  {
    name: 'Outlined button',
    states: byHand,
    draw: () => (
      <Button variant="outlined" startIcon={<Icon name="left" />}>
        {gateWords.back}
      </Button>
    ),
  },
  {
    name: 'Quiet button',
    states: [...byHand, 'disabled', 'busy'],
    draw: (state) => (
      <Button
        variant="text"
        aria-disabled={state === 'disabled' || state === 'busy'}
        endIcon={state === 'busy' && <Spinner />}
      >
        {gateWords.resend}
      </Button>
    ),
  },
  { name: 'Link', states: byHand, draw: () => <Link href="/privacy">Privacy Policy</Link> },
  { name: 'Social links', states: byHand, draw: () => <SocialLinks /> },
  {
    name: 'Back to top',
    states: byHand,
    // It is fixed to the corner of the nearest transformed box, which is here its own.
    draw: () => (
      <div style={{ height: 88, transform: 'translate(0)' }}>
        <BackToTop visible onClick={() => undefined} />
      </div>
    ),
  },
  { name: 'Disclosure', states: byHand, draw: () => <FilmText open={false} /> },
  {
    name: 'Field',
    states: ['rest', 'hover', 'focus', 'busy', 'error'],
    draw: (state) => (
      <InfoField
        id={`company-${state}`}
        name="company"
        value="Firm & Partners"
        locked={state === 'busy'}
        problem={state === 'error' ? 'Enter your company' : undefined}
      />
    ),
  },
  {
    name: 'Choice',
    states: ['rest', 'hover', 'focus', 'busy', 'error'],
    draw: (state) => (
      <EmployeeCountField
        id={`employees-${state}`}
        name="employeeCount"
        value=""
        locked={state === 'busy'}
        problem={state === 'error' ? 'Choose a number' : undefined}
      />
    ),
  },
];

/** Each control in each of its states, side by side. */
export function ControlMatrix() {
  return (
    <main style={{ display: 'grid', gap: 32, padding: 16 }}>
      <Typography variant="h2" component="h1">
        Every control in every state
      </Typography>
      {controls.map(({ name, states, draw }) => (
        <section key={name} style={{ display: 'grid', gap: 12 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <div
            style={{
              display: 'grid',
              gap: '20px 24px',
              gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
            }}
          >
            {states.map((state) => (
              <div key={state} data-state={state}>
                <Typography variant="note" component="p" sx={{ marginBottom: 1 }}>
                  {state}
                </Typography>
                {draw(state)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
