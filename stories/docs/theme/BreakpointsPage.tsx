import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';
import { breakpoints, light } from '../../../src/theme/tokens.ts';
import { DocsTable } from '../DocsTable.tsx';

/** The widths at which the layout may change, with the media query of each. */
export function BreakpointsPage() {
  const { up, keys } = createSiteTheme().breakpoints;
  const widest = Math.max(...Object.values(breakpoints));
  return (
    <DocsTable
      caption="Breakpoints"
      columns={['Name', 'From', 'Media query', 'To scale']}
      rows={keys
        .filter((name) => name in breakpoints)
        .map((name) => [
          name,
          `${breakpoints[name]} px`,
          <code key="query">{up(name)}</code>,
          <div
            key="bar"
            style={{
              width: `${(100 * breakpoints[name]) / widest}%`,
              minWidth: 2,
              height: 16,
              backgroundColor: light.blueprint.main,
            }}
          />,
        ])}
    />
  );
}
