import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';

const Lead = styled('p')(({ theme: { mixins, typography } }) => ({
  ...typography.lead,
  maxWidth: '20.64em',
  '& span': { whiteSpace: 'nowrap' },
  [mixins.smallLaptop]: { fontSize: '1.125rem' },
}));

const Actions = styled('div')(({ theme: { breakpoints, mixins, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  '& p': { ...typography.body2, color: vars.palette.text.secondary },
  '& p a': { display: 'inline-block', paddingBlock: 12, whiteSpace: 'nowrap' },
  [breakpoints.down('sm')]: {
    gap: '2px 20px',
    marginTop: -8,
    '& > a': { flex: '1 1 auto' },
  },
  [breakpoints.between('sm', 'md')]: {
    display: 'grid',
    gap: 4,
    justifyItems: 'start',
    justifySelf: 'end',
    marginTop: 4,
  },
  [breakpoints.up('md')]: { marginTop: 28 },
  [mixins.smallLaptop]: { marginTop: 16 },
}));

/** The description of the program, with the main button and the phone number. */
export function Introduction() {
  const { action, talk } = partnerProgram;
  const [before, unbroken, after] = partnerProgram.lead;
  return (
    <>
      <Lead>
        {before}
        <span>{unbroken}</span>
        {after}
      </Lead>
      <Actions className="no-print">
        <Button variant="contained" href="/info" endIcon={<Icon name="right" />}>
          {action}
        </Button>
        <p>
          {talk} <PhoneLink />
        </p>
      </Actions>
    </>
  );
}
