import { keyframes, styled } from '@mui/material/styles';
import { gateWords } from '../../content/gate.ts';
import type { GateState } from '../../rules/gate.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { attribute } from '../../rules/documentState.ts';

const run = keyframes({ to: { insetInlineStart: '60%' } });

const Steps = styled('ol')(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 8,
  lineHeight: 1.3,
  marginBottom: spacing(10),
  color: vars.palette.text.secondary,
}));

interface StepState {
  state: 'done' | 'current' | 'coming';
}

const Step = styled('li')<StepState>(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  variants: [
    { props: { state: 'done' }, style: { color: vars.palette.text.primary } },
    { props: { state: 'current' }, style: { color: vars.palette.text.primary, fontWeight: 620 } },
  ],
}));

const Bubble = styled('span')<StepState>(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.875rem',
  height: '1.875rem',
  border: `1.5px solid ${vars.palette.line.control}`,
  borderRadius: '50%',
  fontSize: '.875rem',
  fontWeight: 600,
  variants: [
    { props: { state: 'done' }, style: { borderColor: vars.palette.text.primary } },
    {
      props: { state: 'current' },
      style: {
        borderColor: vars.palette.hivis.main,
        backgroundColor: vars.palette.hivis.main,
        color: vars.palette.hivis.ink,
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  ],
}));

/** The moving line of a call, or of a submit held for hydration (src/boot/holdEarlySubmits.ts). */
const WAITING = `&[role="progressbar"]::after, ${attribute('early', 'submitted')} &::after`;

const Connector = styled('span')<StepState>(({ theme: { timing, vars } }) => ({
  position: 'relative',
  flex: '0 1 72px',
  width: 72,
  minWidth: 20,
  height: 16,
  marginInline: '4px 16px',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '7px 0 auto',
    borderTop: `1.5px solid ${vars.palette.line.control}`,
  },
  [WAITING]: {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: 6,
    width: '40%',
    borderTop: `4px solid ${vars.palette.hivis.main}`,
    animation: `${run} ${timing.run}ms ${timing.easing} infinite alternate`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: '100%' },
  },
  variants: [
    {
      props: { state: 'done' },
      style: { '&::before': { borderColor: vars.palette.text.primary } },
    },
  ],
}));

const Break = styled('svg')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: '0 0 auto',
  margin: 'auto',
  backgroundColor: vars.palette.background.default,
  color: vars.palette.text.primary,
  stroke: 'currentColor',
  strokeWidth: 2,
}));

/** The two steps. The line between them moves during a call and breaks after a refused code. */
export function GateSteps({ gate }: { gate: Pick<GateState, 'step' | 'phase' | 'problem'> }) {
  const { step, phase, problem } = gate;
  const atCode = step === 'code';
  const first = atCode ? 'done' : 'current';
  const second = atCode ? 'current' : 'coming';
  return (
    <Steps className="scripted" aria-label={gateWords.steps}>
      <Step state={first} aria-current={atCode ? undefined : 'step'}>
        <Bubble state={first} aria-hidden>
          {atCode ? <Icon name="check" size={18} weight={2.2} /> : 1}
        </Bubble>
        {gateWords.emailStep}
        {atCode && <VisuallyHidden> {gateWords.done}</VisuallyHidden>}
        {phase === 'idle' ? (
          <Connector state={first} aria-hidden>
            {problem === 'codeRefused' && (
              <Break width="26" height="16" viewBox="0 0 26 16">
                <path d="M5 15 11 1M15 15 21 1" />
              </Break>
            )}
          </Connector>
        ) : (
          <Connector state={first} role="progressbar" aria-label={gateWords.waiting[phase]} />
        )}
      </Step>
      <Step state={second} aria-current={atCode ? 'step' : undefined}>
        <Bubble state={second} aria-hidden>
          2
        </Bubble>
        {gateWords.codeStep}
      </Step>
    </Steps>
  );
}

/** The steps while saved access is being checked: neither of them is the current one. */
export function QuietSteps() {
  return (
    <Steps className="scripted" aria-hidden>
      <Step state="coming">
        <Bubble state="coming">1</Bubble>
        {gateWords.emailStep}
        <Connector state="coming" />
      </Step>
      <Step state="coming">
        <Bubble state="coming">2</Bubble>
        {gateWords.codeStep}
      </Step>
    </Steps>
  );
}
