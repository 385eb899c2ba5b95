import Typography, { type TypographyProps } from '@mui/material/Typography';
import { createContext, use, type RefCallback } from 'react';

/** Receives the heading of each page. The layout then focuses it, so that it is announced. */
export const HeadingContext = createContext<RefCallback<HTMLHeadingElement>>(() => undefined);

/** The main heading of a page. A new element means a new page, even at the same address. */
export function PageHeading(props: TypographyProps) {
  return (
    <Typography ref={use(HeadingContext)} variant="h1" component="h1" tabIndex={-1} {...props} />
  );
}
