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

const Foot = styled('footer')(({ theme }) => ({
  position: 'relative',
  borderTop: `2px solid ${theme.vars.palette.line.ink}`,
  '@media print': {
    marginTop: '18pt',
    borderTopWidth: 1,
    borderBottom: `1px solid ${theme.vars.palette.line.ink}`,
    breakInside: 'avoid',
  },
}));

const Cells = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '@media print': { display: 'block' },
}));

const Cell = styled('div')(({ theme: { breakpoints, vars } }) => ({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  paddingBlock: 28,
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
  '@media print': { '&&': { padding: 0, border: 0 } },
}));

const CellHeading = styled('h2')(({ theme: { typography, vars } }) => ({
  ...typography.note,
  fontStretch: '94%',
  color: vars.palette.text.secondary,
}));

/** On paper, the contact details are the only cells, in one ruled row. */
const Contact = styled('ul')({
  '@media print': { display: 'grid', gridTemplateColumns: 'auto auto minmax(0, 1fr)' },
});

const ContactItem = styled('li')(({ theme }) => ({
  '@media print': {
    paddingBlock: '6pt',
    paddingInlineEnd: '12pt',
    fontSize: '9.5pt',
    '& + &': {
      borderInlineStart: `1px solid ${theme.vars.palette.line.ink}`,
      paddingInlineStart: '12pt',
    },
  },
}));

/** The color and the line height are set on the link itself, with the hover color of links. */
const footerLink = {
  '&, &:hover': { color: 'text.primary' },
  display: 'inline-block',
  paddingBlock: '12px',
  marginBlock: '-2px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '@media print': { padding: 0, margin: 0, textDecoration: 'none' },
};

const Copyright = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  borderTop: `1px solid ${theme.vars.palette.line.ink}`,
  paddingBlock: '16px 20px',
  color: theme.vars.palette.text.secondary,
  // Leaves room for the back-to-top control.
  [theme.breakpoints.down('md')]: { paddingInlineEnd: 88 },
}));

export interface FooterProps {
  /** The year of the copyright notice. */
  year: number;
  /** True if the page is scrolled, so that the back-to-top control is shown. */
  scrolled: boolean;
  /** Scrolls to the top. */
  onBackToTop: () => void;
}

/** The footer of every page: social profiles, contact, legal links, copyright, back to top. */
export function Footer({ year, scrolled, onBackToTop }: FooterProps) {
  const { salesEmail, office } = company;
  return (
    <Foot>
      <Container>
        <Cells>
          <Cell className="no-print">
            <Link
              href="/"
              color="inherit"
              underline="none"
              aria-label={frameWords.home}
              sx={{ justifySelf: 'start' }}
            >
              <Logo />
            </Link>
            <Typography variant="body2" color="textSecondary">
              {company.tagline}
            </Typography>
            <SocialLinks />
          </Cell>
          <Cell>
            <CellHeading className="no-print">{frameWords.contact}</CellHeading>
            <address>
              <Contact>
                <ContactItem>
                  <Link href={`mailto:${salesEmail}`} sx={footerLink}>
                    <WrappingEmail email={salesEmail} />
                  </Link>
                </ContactItem>
                <ContactItem>
                  <PhoneLink sx={footerLink} />
                </ContactItem>
                <ContactItem>
                  <Link href={office.mapHref} sx={footerLink}>
                    <bdi>{office.street}</bdi>
                    <br />
                    <bdi>{office.city}</bdi>
                  </Link>
                </ContactItem>
              </Contact>
            </address>
          </Cell>
          <Cell className="no-print">
            <CellHeading>{frameWords.legal}</CellHeading>
            <ul>
              {legalLinks.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} sx={footerLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Cell>
        </Cells>
        <Copyright className="no-print">
          <bdi>
            © {year} {company.name}
          </bdi>
        </Copyright>
      </Container>
      <BackToTop visible={scrolled} onClick={onBackToTop} />
    </Foot>
  );
}
