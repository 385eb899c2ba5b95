import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { company } from '../../../shared/company.ts';
import { frameWords } from '../../content/frame.ts';
import { legalLinks } from '../../content/pages.ts';
import { BackToTop } from './BackToTop.tsx';
import { Columns } from '../ui/Columns.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PaperAddress } from '../ui/PaperAddress.tsx';
import { PaperCells } from '../ui/PaperCells.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';
import { Term } from '../ui/Term.tsx';
import { WrappingEmail } from '../ui/WrappingEmail.tsx';
import { SocialLinks } from './SocialLinks.tsx';

const Foot = styled('footer')(({ theme }) => ({
  borderBlockStart: `2px solid ${theme.vars.palette.line.ink}`,
  breakInside: 'avoid',
}));

const Cells = styled(Columns)(({ theme }) => ({
  borderBlockEnd: `1px solid ${theme.vars.palette.line.ink}`,
}));

/** The color and the line height are set on the link itself, with the hover color of links. */
const footerLink = {
  '&, &:hover': { color: 'text.primary' },
  display: 'inline-block',
  paddingBlock: '12px',
  marginBlock: '-2px',
  lineHeight: 1.45,
};

/** Keeps the words together, so that they form a line of their own if there is room. */
const Line = styled('span')({ display: 'inline-block', textDecoration: 'inherit' });

export interface FooterProps {
  /** The year of the copyright notice. */
  year: number;
  /** True if the page is scrolled, so that the back-to-top control is shown. */
  scrolled: boolean;
  /** The address of the site, which printed sheets name. */
  address?: string | undefined;
  onBackToTop: () => void;
}

/** The footer of every page: social profiles, contact, legal links, copyright, back to top. */
export function Footer({ year, scrolled, address, onBackToTop }: FooterProps) {
  const { salesEmail, office } = company;
  return (
    <Foot>
      <Container>
        <Cells>
          <Stack className="no-print" spacing={3}>
            <Link
              href="/"
              color="inherit"
              underline="none"
              aria-label={frameWords.home}
              sx={{ alignSelf: 'start' }}
            >
              <Logo />
            </Link>
            <Typography variant="body2" color="textSecondary">
              {company.tagline}
            </Typography>
            <SocialLinks />
          </Stack>
          <Stack spacing={2}>
            <Term as="h2" className="no-print">
              {frameWords.contact}
            </Term>
            <address>
              <PaperCells>
                <li>
                  <Link href={`mailto:${salesEmail}`} sx={footerLink}>
                    <WrappingEmail email={salesEmail} />
                  </Link>
                </li>
                <li>
                  <PhoneLink sx={footerLink} />
                </li>
                <li>
                  <bdi>
                    <Link href={office.mapHref} sx={footerLink}>
                      {office.street}, <Line>{office.city}</Line>
                    </Link>
                  </bdi>
                </li>
                {address && <PaperAddress address={address} />}
              </PaperCells>
            </address>
          </Stack>
          <Stack className="no-print" spacing={2}>
            <Term as="h2">{frameWords.legal}</Term>
            <ul>
              {legalLinks.map(({ label, href, state }) => (
                <li key={label}>
                  <Link href={href} state={state} sx={footerLink}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Stack>
        </Cells>
        <Typography className="no-print" variant="body2" color="textSecondary" sx={{ py: 4 }}>
          <bdi>
            © {year} {company.name}
          </bdi>
        </Typography>
      </Container>
      <BackToTop visible={scrolled} onClick={onBackToTop} />
    </Foot>
  );
}
