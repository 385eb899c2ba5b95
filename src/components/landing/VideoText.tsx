import { styled } from '@mui/material/styles';
import { promoVideo } from '../../content/partnerProgram.ts';
import { Icon } from '../ui/Icon.tsx';

const Disclosure = styled('details')(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  borderTop: `1px solid ${vars.palette.line.ink}`,
  backgroundColor: vars.palette.background.paper,
}));

const Summary = styled('summary')(({ theme: { mixins, typography, vars } }) => ({
  ...typography.note,
  minHeight: 48,
  padding: '8px 16px',
  fontWeight: 600,
  fontStretch: '96%',
  [mixins.canHover]: { '&:hover': { backgroundColor: vars.palette.background.sunken } },
}));

const Text = styled('p')({
  maxWidth: '40.13em',
  padding: '4px 16px 16px',
  lineHeight: 1.55,
});

/** The text alternative for the silent video. */
export function VideoText({ open }: { open: boolean }) {
  return (
    <Disclosure open={open}>
      <Summary>
        {promoVideo.textHeading}
        <Icon name="down" />
      </Summary>
      <Text>{promoVideo.text}</Text>
    </Disclosure>
  );
}
