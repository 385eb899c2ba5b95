import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { partnerProgram } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';

const Intro = styled('div')(({ theme: { breakpoints, mixins } }) => ({
  gridArea: 'intro',
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  marginBottom: 24,
  [breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: 32,
    marginBottom: 32,
  },
  [breakpoints.up('md')]: { gap: 28, marginBottom: 28, paddingInlineEnd: 40 },
  [mixins.smallLaptop]: { gap: 16 },
  '@media print': { display: 'block', margin: 0, padding: 0 },
}));

const Lead = styled('p')(({ theme: { mixins, typography } }) => ({
  ...typography.lead,
  maxWidth: '20.64em',
  [mixins.smallLaptop]: { fontSize: '1.125rem' },
  [mixins.lowWindow]: { fontSize: '1.0625rem' },
  '@media print': { maxWidth: 'none', fontSize: '11.5pt' },
}));

const Unbroken = styled('span')({ whiteSpace: 'nowrap' });

const Actions = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  [breakpoints.down('sm')]: { rowGap: 2 },
  [breakpoints.between('sm', 'md')]: {
    display: 'grid',
    gap: 4,
    justifyItems: 'start',
    justifySelf: 'end',
    marginTop: 4,
  },
}));

const MainButton = styled(Button)(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { flex: '1 1 auto' },
  // The column is narrowest here.
  '@media (min-width: 900px) and (max-width: 939.95px)': { paddingInline: 16 },
}));

const Phone = styled(PhoneLink)({
  display: 'inline-block',
  paddingBlock: 12,
  whiteSpace: 'nowrap',
});

/** The description of the program, with the main button and the phone number. */
export function Introduction() {
  const { action, talk } = partnerProgram;
  const [before, unbroken, after] = partnerProgram.lead;
  return (
    <Intro>
      <Lead>
        {before}
        <Unbroken>{unbroken}</Unbroken>
        {after}
      </Lead>
      <Actions className="no-print">
        <MainButton variant="contained" href="/info" endIcon={<Icon name="right" />}>
          {action}
        </MainButton>
        <Typography variant="body2" color="textSecondary">
          {talk} <Phone />
        </Typography>
      </Actions>
    </Intro>
  );
}
