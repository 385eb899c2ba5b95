import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { company } from '../../../shared/company.ts';
import { frameWords } from '../../content/frame.ts';
import { legalLinks } from '../../content/pages.ts';
import { BackToTop } from './BackToTop.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const TitleBlock = styled('footer')(({ theme }) => ({
  borderTop: `2px solid ${theme.vars.palette.line.ink}`,
  breakInside: 'avoid',
}));

const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: '1fr 1fr' },
}));

const Cell = styled('div')(({ theme: { breakpoints, typography, vars } }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingBlock: 28,
  '& h2': {
    ...typography.note,
    fontStretch: '94%',
    color: vars.palette.text.secondary,
  },
  '& li a': {
    display: 'inline-block',
    paddingBlock: 12,
    marginBlock: -2,
    lineHeight: 1.45,
    overflowWrap: 'anywhere',
  },
  // The higher specificity overrides the hover color of links.
  '&& li a': { color: vars.palette.text.primary },
  '& + &': { borderTop: `1px solid ${vars.palette.line.subtle}` },
  [breakpoints.up('sm')]: {
    paddingInlineEnd: 16,
    '& + &': {
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.palette.line.ink}`,
      paddingInlineStart: 20,
    },
  },
  [breakpoints.up('md')]: { paddingBlock: 40, '& + &': { paddingInlineStart: 32 } },
  '@media print': {
    '&&': { paddingBlock: '10pt', border: 0 },
    '& li a': { paddingBlock: '1pt', marginBlock: 0 },
  },
}));

const Copyright = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  paddingBlock: '16px 20px',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { paddingInlineEnd: 88 },
}));

export interface FooterProps {
  year: number;
  scrolled: boolean;
  onBackToTop: () => void;
}

/** The footer of every page: social profiles, contact, legal links, copyright, back to top. */
export function Footer({ year, scrolled, onBackToTop }: FooterProps) {
  const { salesEmail, office } = company;
  return (
    <TitleBlock>
      <Container>
        <Cells>
          <Cell>
            <Link
              href="/"
              color="inherit"
              underline="none"
              aria-label={frameWords.home}
              sx={{ justifySelf: 'start' }}
            >
              <Logo />
            </Link>
            <Typography variant="body2" color="textSecondary" className="no-print">
              {company.tagline}
            </Typography>
            <SocialLinks />
          </Cell>
          <Cell>
            <h2>{frameWords.contact}</h2>
            <address>
              <ul>
                <li>
                  <Link href={`mailto:${salesEmail}`}>
                    <WrappingEmail email={salesEmail} />
                  </Link>
                </li>
                <li>
                  <PhoneLink />
                </li>
                <li>
                  <Link href={office.mapHref}>
                    <bdi>{office.street}</bdi>
                    <br />
                    <bdi>{office.city}</bdi>
                  </Link>
                </li>
              </ul>
            </address>
          </Cell>
          <Cell className="no-print">
            <h2>{frameWords.legal}</h2>
            <ul>
              {legalLinks.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </Cell>
        </Cells>
        <Copyright>
          <bdi>
            © {year} {company.name}
          </bdi>
        </Copyright>
      </Container>
      <BackToTop visible={scrolled} onClick={onBackToTop} />
    </TitleBlock>
  );
}
