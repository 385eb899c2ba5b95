import Container from '@mui/material/Container';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { frameWords } from '../../content/frame.ts';
import { Logo } from '../ui/Logo.tsx';
import { TopNavigation, type TopNavigationProps } from './TopNavigation.tsx';

const Head = styled('header')(({ theme: { vars } }) => ({
  flexShrink: 0,
  borderBottom: `1px solid ${vars.palette.line.ink}`,
  '@media print': { border: 0 },
}));

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

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 16px',
  minHeight: 64,
  [theme.breakpoints.up('md')]: { gap: '12px 32px', minHeight: 76 },
  '@media print': { minHeight: 0 },
}));

const Home = styled(Link)(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  minHeight: 48,
  marginInlineEnd: 'auto',
  marginBlock: 8,
  '&, &:hover': { color: theme.vars.palette.text.primary },
  '@media print': { minHeight: 0, marginBlock: '0 10pt' },
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

/** The header of every page. Only verified visitors see Contact Us and the section links. */
export function Header({ signedIn, path, navigation, onNavigate }: HeaderProps) {
  return (
    <Head>
      <SkipLink href="#main" className="no-print">
        {frameWords.skipToContent}
      </SkipLink>
      <Container>
        <Bar>
          <Home href="/" underline="none" aria-label={frameWords.home}>
            <Logo />
          </Home>
          {navigation && <TopNavigation links={navigation} onFollow={onNavigate} />}
          {signedIn && (
            <Button
              className="no-print"
              variant="outlined"
              size="small"
              href="/info"
              aria-current={path === '/info' ? 'page' : undefined}
            >
              {frameWords.contactUs}
            </Button>
          )}
        </Bar>
      </Container>
    </Head>
  );
}
