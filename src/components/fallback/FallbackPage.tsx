import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BlueprintPanel } from '../ui/BlueprintPanel.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

const Halves = styled('div')(({ theme: { breakpoints, measures, mixins } }) => ({
  ...mixins.column,
  flex: 1,
  containerType: 'inline-size',
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.06fr) minmax(0, .94fr)',
    minHeight: `calc(100vh - ${measures.header})`,
  },
}));

const Text = styled('div')(({ theme: { breakpoints, layout, spacing } }) => ({
  padding: `${spacing(16)} var(--gutter)`,
  [breakpoints.up('md')]: {
    alignSelf: 'center',
    // Aligns the text with the container of other pages.
    paddingInlineStart: `max(var(--gutter), 50cqi - ${layout.page} / 2)`,
  },
}));

export interface FallbackPageProps {
  page: { heading: string; text: string };
  children: ReactNode;
}

/** A page that replaces the requested page. It explains the problem and offers an action. */
export function FallbackPage({ page, children }: FallbackPageProps) {
  return (
    <Halves>
      <Text>
        <PageHeading>{page.heading}</PageHeading>
        <Typography
          variant="lead"
          component="p"
          color="textSecondary"
          sx={{ maxWidth: '21.79em', my: 5 }}
        >
          {page.text}
        </Typography>
        {children}
      </Text>
      <BlueprintPanel drawing="pageMissing" orangePage="none" />
    </Halves>
  );
}
