import Typography from '@mui/material/Typography';
import { gateWords } from '../../content/gate.ts';
import type { GateState } from '../../rules/gate.ts';

/** What to do at the step on screen. */
export function GateIntro({ gate }: { gate: GateState }) {
  return (
    <Typography
      // Another step is another paragraph: what a browser has translated can only go as a whole.
      key={gate.step}
      variant="lead"
      component="p"
      color="textSecondary"
      sx={{
        maxWidth: '25.23em',
        mb: 'clamp(24px, 3vw, 36px)',
        '& strong': { color: 'text.primary', overflowWrap: 'anywhere' },
      }}
    >
      {gate.step === 'code' ? (
        <>
          {gateWords.codeIntro} <strong data-address="">{gate.email}</strong>
        </>
      ) : (
        gateWords.addressIntro
      )}
    </Typography>
  );
}
