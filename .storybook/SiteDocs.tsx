import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { fontFaces } from '../src/theme/fontFaces.ts';
import { fontFamily } from '../src/theme/tokens.ts';

/** The frame of each docs page, in the font of the site. */
export function SiteDocs(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContainer {...props}>
      <style>{fontFaces}</style>
      <style>{styles}</style>
      {props.children}
    </DocsContainer>
  );
}

const styles = `
  .sbdocs-content, .sbdocs-content :is(dl, dt, dd, figure, summary, td, th) { font-family: ${fontFamily}; }
  .sbdocs-content dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
  .sbdocs-content dd { margin: 0; }
  .sbdocs-content details { margin-block-end: 40px; }
  .sbdocs-content summary { cursor: pointer; }
`;
