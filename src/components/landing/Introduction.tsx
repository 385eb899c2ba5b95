import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';

/** The actions stand beside the lead if there is room. */
const PLACE = { gridArea: 'intro', flexWrap: 'wrap', alignContent: 'start', mb: 7 } as const;

const ACTIONS = {
  flex: '1 1 14.5rem',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: 5,
  rowGap: 4,
} as const;

const PHONE = { display: 'inline-block', paddingBlock: '12px', whiteSpace: 'nowrap' } as const;

/** The description of the program, with the main button and the phone number. */
export function Introduction() {
  const { action, talk, next } = partnerProgram;
  const [before, unbroken, after] = partnerProgram.lead;
  return (
    <Stack direction="row" spacing={6} sx={{ ...PLACE, paddingInlineEnd: { md: 6 } }}>
      <Typography component="p" variant="lead" sx={{ flex: '1 1 18rem', maxWidth: '20.64em' }}>
        {before}
        <Unbroken>{unbroken}</Unbroken>
        {after}
      </Typography>
      <Stack className="no-print" direction="row" sx={ACTIONS}>
        <Button
          variant="contained"
          href="/info"
          endIcon={<Icon name="right" />}
          sx={{ flexGrow: { xs: 1, sm: 0 }, px: 4 }}
        >
          {action}
        </Button>
        <Typography variant="body2" color="textSecondary">
          <Stack component="span" sx={{ display: { xs: 'block', sm: 'none' } }}>
            {next.steps[2].detail}
          </Stack>
          {talk} <PhoneLink sx={PHONE} />
        </Typography>
      </Stack>
    </Stack>
  );
}
