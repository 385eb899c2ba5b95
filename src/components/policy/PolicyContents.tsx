import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { pages } from '../../content/pages.ts';
import type { PolicySection } from '../../content/policy.ts';
import { Icon } from '../ui/Icon.tsx';

const Contents = styled('nav')(({ theme: { breakpoints, spacing, vars } }) => ({
  position: 'sticky',
  [breakpoints.down('md')]: {
    top: 0,
    zIndex: 3,
    marginInline: 'calc(-1 * var(--gutter))',
    paddingInline: 'var(--gutter)',
    borderBottom: `1px solid ${vars.palette.line.ink}`,
    backgroundColor: vars.palette.background.default,
  },
  [breakpoints.up('md')]: {
    top: spacing(6),
    alignSelf: 'start',
    maxHeight: `calc(100vh - 2 * ${spacing(6)})`,
    overflow: 'auto',
    // Leaves room for the focus ring and for the mark of the current section.
    padding: '8px 12px',
    scrollPaddingBlock: 8,
    margin: '-8px -12px',
  },
}));

const List = styled('ul')(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

const Disclosure = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

const Summary = styled('summary')({
  gap: 12,
  minHeight: 52,
  // Leaves room for the focus ring, which is inside because the window cuts it off above.
  marginInline: -8,
  padding: 8,
  '&:focus-visible': { outlineOffset: -3 },
});

const Label = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** The padding leaves room for the focus ring inside the scroll container. */
const DisclosedList = styled('ul')({
  '&&': { maxHeight: '60vh', overflow: 'auto', padding: '8px 12px 16px', scrollPaddingBlock: 8 },
});

const SectionLink = styled(Link)(({ theme: { breakpoints, mixins, typography, vars } }) => ({
  ...typography.body2,
  position: 'relative',
  display: 'block',
  paddingBlock: 6,
  paddingInlineStart: 16,
  lineHeight: 1.4,
  borderInlineStart: `1px solid ${vars.palette.line.subtle}`,
  color: vars.palette.text.secondary,
  [mixins.canHover]: {
    '&:hover': { color: vars.palette.text.primary, textDecoration: 'underline' },
  },
  '&[aria-current]': { color: vars.palette.text.primary, fontWeight: 620 },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -9,
    top: 18,
    width: 17,
    borderTop: `3px solid ${vars.palette.hivis.main}`,
    transform: 'rotate(-45deg)',
    '@media (forced-colors: active)': { borderColor: 'Highlight' },
  },
  [breakpoints.down('md')]: { paddingBlock: 12, '&[aria-current]::before': { top: 22 } },
}));

export interface PolicyContentsProps {
  sections: readonly PolicySection[];
  current: string | undefined;
}

/** The list of sections: beside the text on a desktop, in a sticky disclosure on a phone. */
export function PolicyContents({ sections, current }: PolicyContentsProps) {
  const links = sections.map(({ id, heading }) => (
    <li key={id}>
      <SectionLink
        href={`#${id}`}
        underline="none"
        aria-current={id === current ? 'location' : undefined}
        onClick={closeDisclosure}
      >
        {heading}
      </SectionLink>
    </li>
  ));
  return (
    <Contents className="no-print" aria-label={pages.policy.contents}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The events come from the links inside. */}
      <Disclosure onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
        <Summary>
          <span>
            <Label>{pages.policy.current}</Label>{' '}
            {sections.find(({ id }) => id === current)?.heading}
          </span>
          <Icon name="down" />
        </Summary>
        <DisclosedList>{links}</DisclosedList>
      </Disclosure>
      <List>{links}</List>
    </Contents>
  );
}

/** Closes the list when the focus leaves it, because the list could cover the focused element. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  // In some browsers, pressing a link in the list fires a blur event without a related target.
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    currentTarget.removeAttribute('open');
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Escape' || !currentTarget.hasAttribute('open')) return;
  currentTarget.querySelector('summary')?.focus();
  currentTarget.removeAttribute('open');
}

/** Closes the list on a phone, because it would otherwise cover the chosen section. */
function closeDisclosure({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest('details')?.removeAttribute('open');
}
