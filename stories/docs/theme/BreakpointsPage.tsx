import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';
import { breakpoints } from '../../../src/theme/tokens.ts';
import { DocsTable } from '../DocsTable.tsx';
import { inScheme } from './inScheme.ts';
import { breakpointUses, inWords } from './uses.ts';

/** The widths at which the layout may change, with the media query of each. */
export function BreakpointsPage() {
  const { up, keys } = createSiteTheme().breakpoints;
  const widest = Math.max(...Object.values(breakpoints));
  return (
    <DocsTable
      caption="Breakpoints"
      columns={['Name', 'From', 'What changes there', 'Media query', 'To scale']}
      rows={keys
        .filter((name) => name in breakpoints)
        .map((name) => [
          inWords(name, breakpointUses[name]),
          `${breakpoints[name]} px`,
          breakpointUses[name][1],
          <code key="query">{up(name)}</code>,
          <div
            key="bar"
            style={{
              width: `${(100 * breakpoints[name]) / widest}%`,
              minWidth: 2,
              height: 16,
              backgroundColor: inScheme(({ primary }) => primary.main),
            }}
          />,
        ])}
    />
  );
}
