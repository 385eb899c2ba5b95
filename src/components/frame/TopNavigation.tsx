import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEventHandler } from 'react';
import { frameWords } from '../../content/frame.ts';

/** The second row of the header, last in the Tab order. On a desktop, it precedes Contact Us. */
const Navigation = styled('nav')(({ theme }) => ({
  flex: '1 0 100%',
  borderTop: `1px solid ${theme.vars.palette.line.subtle}`,
  [theme.breakpoints.up('md')]: { order: -1, flex: 'none', border: 0 },
}));

const List = styled('ul')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 'clamp(8px, 4vw, 28px)',
  [breakpoints.up('sm')]: { justifyContent: 'flex-start' },
}));

const SectionLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.vars.palette.text.primary,
  fontWeight: 560,
  fontSize: 'clamp(.8125rem, .5625rem + 1.5vw, 1rem)',
  [theme.mixins.canHover]: {
    '&:hover': {
      color: theme.vars.palette.text.primary,
      textDecorationLine: 'underline',
      textDecorationThickness: 2,
      textDecorationColor: theme.vars.palette.hivis.main,
      textUnderlineOffset: '.4em',
    },
  },
}));

export interface TopNavigationProps {
  /** The label and fragment of each section. */
  links: readonly { label: string; href: string }[];
  /** Called when a link is followed. */
  onFollow?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The row of links to the sections of the landing page. */
export function TopNavigation({ links, onFollow }: TopNavigationProps) {
  return (
    <Navigation className="no-print" aria-label={frameWords.navigation}>
      <List>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SectionLink href={href} underline="none" onClick={onFollow}>
              {label}
            </SectionLink>
          </li>
        ))}
      </List>
    </Navigation>
  );
}
