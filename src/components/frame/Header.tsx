import Container from '@mui/material/Container';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { frameWords } from '../../content/frame.ts';
import { Logo } from '../ui/Logo.tsx';
import { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';

const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 'var(--gutter)',
  top: 12,
  zIndex: theme.zIndex.tooltip,
  clipPath: 'inset(50%)',
  padding: '12px 16px',
  backgroundColor: theme.vars.palette.text.primary,
  color: theme.vars.palette.background.default,
  fontWeight: 600,
  '&:focus': { clipPath: 'none' },
}));

const Home = styled(Link)(({ theme: { measures, vars } }) => ({
  order: -1,
  display: 'grid',
  alignContent: 'center',
  minHeight: `calc(${measures.header} - 17px)`,
  marginInlineEnd: 'auto',
  marginBlock: 8,
  '&, &:hover': { color: vars.palette.text.primary },
}));

/** What the company does, in two lines on a phone. It stands where Contact Us is missing. */
const Company = styled(Typography)(({ theme }) => ({
  fontSize: '.9375rem',
  lineHeight: 1.4,
  fontWeight: 520,
  fontStretch: '97%',
  textWrap: 'balance',
  // Leaves room when large text wraps below the logo.
  paddingBlock: 8,
  [theme.breakpoints.down('sm')]: {
    maxWidth: '10em',
    fontSize: '.8125rem',
    lineHeight: '1.0625rem',
  },
}));

const Rule = styled('div')(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.line.ink}`,
}));

export interface HeaderProps {
  /** True for a verified visitor, who sees Contact Us. */
  signedIn: boolean;
  /** The path of the page. Contact Us marks /info as the current page. */
  path: string;
  /** The links to the sections of the page. */
  navigation?: TopNavigationProps['links'] | undefined;
  /** Called when a section link is followed. */
  onNavigate?: TopNavigationProps['onFollow'];
}

/** The header of every page. Unverified visitors see what the company does instead of Contact Us. */
export function Header({ signedIn, path, navigation, onNavigate }: HeaderProps) {
  return (
    <header>
      <SkipLink href="#main" className="no-print">
        {frameWords.skipToContent}
      </SkipLink>
      <Container>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 6, md: 8 } }}
        >
          <Home href="/" underline="none" aria-label={frameWords.home}>
            <Logo />
          </Home>
          {signedIn ? (
            <Button
              className="no-print"
              variant="outlined"
              size="small"
              href="/info"
              aria-current={path === '/info' ? 'page' : undefined}
            >
              {frameWords.contactUs}
            </Button>
          ) : (
            <Company className="no-print" color="textSecondary">
              {frameWords.business}
            </Company>
          )}
          {navigation && <TopNavigation links={navigation} onFollow={onNavigate} />}
        </Stack>
      </Container>
      <Rule className="no-print" />
    </header>
  );
}
