import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { promoVideo } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';

const Disclosure = styled('details')(({ theme: { vars } }) => ({
  borderBlockStart: `1px solid ${vars.palette.line.ink}`,
  backgroundColor: vars.palette.background.paper,
}));

const Summary = styled(Typography)(({ theme: { mixins, vars } }) => ({
  minHeight: 48,
  padding: '8px 16px',
  fontWeight: 600,
  fontStretch: '96%',
  [mixins.canHover]: { '&:hover': { backgroundColor: vars.palette.background.sunken } },
})) as typeof Typography;

/** The text alternative for the silent video. */
export function VideoText({ open }: { open: boolean }) {
  return (
    <Disclosure open={open}>
      <Summary variant="note" component="summary">
        {promoVideo.textHeading}
        <Icon name="down" />
      </Summary>
      <Typography variant="body2" sx={{ maxWidth: '40.13em', px: '16px', pb: '16px' }}>
        {promoVideo.text}
      </Typography>
    </Disclosure>
  );
}
