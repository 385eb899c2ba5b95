import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { SiteFont } from '../../src/theme/SiteFont.tsx';
import { frameTheme, inDark } from '../storybookTheme.ts';

const theme = frameTheme();

/**
 * A page of documentation in the system's scheme, and in the site's font, which a page without
 * stories would not load.
 */
export function DocsPage(props: ComponentProps<typeof DocsContainer>) {
  return (
    <div style={{ colorScheme: inDark() ? 'dark' : 'light' }}>
      <SiteFont />
      <DocsContainer {...props} theme={theme} />
    </div>
  );
}
