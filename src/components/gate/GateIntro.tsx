import Typography from '@mui/material/Typography';
import { gateWords } from '../../content/gate.ts';
import type { GateState } from '../../rules/gate.ts';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { SMALL_LAPTOP } from './smallLaptop.ts';

export interface GateIntroProps {
  gate: GateState;
}

/** What to do at the step on screen. */
export function GateIntro({ gate }: GateIntroProps) {
  return (
    <Typography
      // A new element for each step, because React cannot update text that a browser translated.
      key={gate.step}
      variant="lead"
      component="p"
      color="textSecondary"
      sx={{
        maxWidth: '25.23em',
        [SMALL_LAPTOP]: { fontSize: '1.125rem', mb: '18px' },
        mb: 'clamp(24px, 3vw, 36px)',
        '& strong': { color: 'text.primary', overflowWrap: 'anywhere' },
      }}
    >
      {gate.step === 'code' ? (
        <>
          {gateWords.codeIntro}{' '}
          <strong data-address="">
            <WrappingEmail email={gate.email} />
          </strong>
        </>
      ) : (
        gateWords.emailIntro
      )}
    </Typography>
  );
}
