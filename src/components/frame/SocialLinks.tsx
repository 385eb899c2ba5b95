import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { company } from '../../../shared/company.ts';
import { frameWords } from '../../content/frame.ts';
import { Icon } from '../ui/Icon.tsx';

const Row = styled('ul')({ display: 'flex', gap: 8 });

const Profile = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  border: `1px solid ${theme.vars.palette.line.control}`,
  color: theme.vars.palette.text.primary,
  borderRadius: theme.shape.borderRadius,
  '@media (prefers-contrast: more)': { borderWidth: 2 },
  [theme.mixins.canHover]: {
    '&:hover': {
      color: theme.vars.palette.text.primary,
      borderColor: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.sunken,
    },
  },
  '&:active': { boxShadow: `inset 0 -3px 0 ${theme.vars.palette.hivis.active}` },
}));

export function SocialLinks() {
  return (
    <Row aria-label={frameWords.socialMedia}>
      {company.socials.map(({ network, href }) => (
        <li key={network}>
          <Profile href={href} underline="none" aria-label={frameWords.profile(network)}>
            <Icon name={network} />
          </Profile>
        </li>
      ))}
    </Row>
  );
}
