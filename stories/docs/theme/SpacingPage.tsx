import { createSiteTheme } from '../../../src/theme/createSiteTheme.ts';
import { controlRadius, layout, light, shadows } from '../../../src/theme/tokens.ts';
import { DocsTable } from '../DocsTable.tsx';

const STEPS = [0.5, 1, 1.5, 2, 3, 4, 6];

/** The steps of the spacing scale, the lengths of a page, corners and shadows. */
export function SpacingPage() {
  const { spacing } = createSiteTheme();
  return (
    <>
      <DocsTable
        caption="Steps"
        columns={['Step', 'Length', 'To scale']}
        rows={STEPS.map((step) => [
          String(step),
          <code key="length">{spacing(step)}</code>,
          <Bar key="bar" length={spacing(step)} />,
        ])}
      />
      <DocsTable
        caption="Lengths of a page"
        columns={['Name', 'Length', 'To scale, as far as there is room']}
        rows={Object.entries(layout).map(([name, length]) => [
          name,
          <code key="length">{length}</code>,
          <Bar key="bar" length={length} />,
        ])}
      />
      <DocsTable
        caption="Corners"
        columns={['Of', 'Radius']}
        rows={[
          ['Controls', `${controlRadius} px`],
          ['Sheets and cards', 'none'],
        ]}
      />
      <DocsTable
        caption="Shadows, in the light scheme only"
        columns={['Under', 'Shadow', 'Sample']}
        rows={Object.entries(shadows).map(([name, boxShadow]) => [
          name,
          <code key="shadow">{boxShadow}</code>,
          <Raised key="sample" boxShadow={boxShadow} />,
        ])}
      />
    </>
  );
}

function Raised({ boxShadow }: { boxShadow: string }) {
  return (
    <div style={{ padding: '16px 24px 72px', backgroundColor: light.background.default }}>
      <div
        style={{ width: 240, height: 135, backgroundColor: light.background.paper, boxShadow }}
      />
    </div>
  );
}

function Bar({ length }: { length: string }) {
  return (
    // A column of a width of its own: a long bar leaves the names and lengths their room.
    <div style={{ width: 'min(400px, 36vw)' }}>
      <div
        style={{
          width: length,
          maxWidth: '100%',
          height: 16,
          backgroundColor: light.blueprint.main,
        }}
      />
    </div>
  );
}
