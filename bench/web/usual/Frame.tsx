import {
  AppBar,
  Box,
  Button,
  Container,
  IconButton,
  Link,
  Toolbar,
  Typography,
} from '@mui/material';
import { Facebook, LinkedIn, YouTube } from '@mui/icons-material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import logo from '../../../src/assets/logo/logo.svg';
import { company } from '../../../src/content/company.ts';
import { useVisitor } from './visitor.tsx';

const year = new Date().getFullYear();
const icons = { Facebook, LinkedIn, YouTube };

export function Frame({ children }: { children: ReactNode }) {
  const [visitor] = useVisitor();
  const { salesEmail, phone, office } = company;
  return (
    <>
      <AppBar position="static" color="transparent" elevation={0}>
        <Toolbar>
          <Link component={RouterLink} to="/" sx={{ flex: 1 }}>
            <img src={logo} alt={company.name} height={32} />
          </Link>
          {visitor === 'verified' && (
            <Button variant="outlined" component={RouterLink} to="/info">
              Contact Us
            </Button>
          )}
        </Toolbar>
      </AppBar>
      <main>{children}</main>
      <Container component="footer" sx={{ py: 4 }}>
        <Typography>{company.tagline}</Typography>
        {company.socials.map(({ network, href }) => {
          const Mark = icons[network];
          return (
            <IconButton key={network} href={href} aria-label={`${company.name} on ${network}`}>
              <Mark />
            </IconButton>
          );
        })}
        <Box>
          <Link href={`mailto:${salesEmail}`}>{salesEmail}</Link>{' '}
          <Link href={phone.href}>{phone.text}</Link>{' '}
          <Link href={office.mapHref}>
            {office.street}, {office.city}
          </Link>{' '}
          <Link component={RouterLink} to="/privacy-policy">
            Privacy Policy
          </Link>
        </Box>
        <Typography variant="body2">
          © {year} {company.name}
        </Typography>
      </Container>
    </>
  );
}
