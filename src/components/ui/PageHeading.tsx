import Typography, { type TypographyProps } from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { createContext, Fragment, use, type RefCallback } from 'react';

/** Receives the heading of each page. The layout then focuses it, so that it is announced. */
export const HeadingContext = createContext<RefCallback<HTMLHeadingElement>>(() => undefined);

/** In a low window, the heading is smaller, so that the first field of a page is in view. */
const Heading = styled(Typography)(({ theme: { typography } }) => ({
  variants: [
    {
      props: { variant: 'h1' },
      style: { fontSize: `min(${typography.h1.fontSize}, max(1.875rem, 7vh))` },
    },
    {
      props: { variant: 'h1Long' },
      style: { fontSize: `min(${typography.h1Long.fontSize}, max(1.75rem, 5.8vh))` },
    },
  ],
})) as typeof Typography;

/** The main heading of a page. A new element means a new page, even at the same address. */
export function PageHeading(props: TypographyProps) {
  return <Heading ref={use(HeadingContext)} variant="h1" component="h1" tabIndex={-1} {...props} />;
}

const Line = styled('span')({ display: 'inline-block', width: '100%' });

/** Sentences on lines of their own. Screen readers would join the last and first words of blocks. */
export function Sentences({ of }: { of: readonly string[] }) {
  return of.map((sentence) => (
    <Fragment key={sentence}>
      <Line>{sentence}</Line>{' '}
    </Fragment>
  ));
}
