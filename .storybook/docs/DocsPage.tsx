import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { SiteFont } from '../../src/theme/SiteFont.tsx';

/** A page of documentation in the site's font, which a page without stories would not load. */
export function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  return (
    <>
      <SiteFont />
      <DocsContainer {...props} />
    </>
  );
}
