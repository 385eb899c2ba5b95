import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { company } from '../../content/company.ts';
import { frameWords } from '../../content/frame.ts';
import { Container } from '../ui/Container.tsx';
import { BackToTop } from './BackToTop.tsx';
import { ContactBlock } from './ContactBlock.tsx';
import { FooterCell } from './FooterCell.tsx';
import { Logo } from '../ui/Logo.tsx';
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
  return (
    <TitleBlock>
      <Container>
        <Cells>
          <FooterCell>
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
          </FooterCell>
          <FooterCell heading={frameWords.contact}>
            <ContactBlock />
          </FooterCell>
          <FooterCell heading={frameWords.legal} className="no-print">
            <ul>
              {frameWords.legalLinks.map((label) => (
                <li key={label}>
                  <Link href="/privacy-policy">{label}</Link>
                </li>
              ))}
            </ul>
          </FooterCell>
        </Cells>
      </Container>
      <Container>
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
