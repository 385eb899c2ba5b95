import { controlRadius, layout, light, shadows, spacing } from '../../../src/theme/tokens.ts';
import { DocsTable } from '../DocsTable.tsx';
import { inScheme } from './inScheme.ts';
import { DESK, inPixels, PHONE, pixelsAt } from './pixels.ts';
import { inWords, layoutUses } from './uses.ts';

/** What the steps up to a length are for. */
const stepUses = [
  { upTo: 2, use: 'moves a sign beside its letters' },
  { upTo: 8, use: 'between what belongs together: a sign and its words, a label and its field' },
  { upTo: 16, use: 'within a control, a row or a message' },
  { upTo: 24, use: 'between fields, within a sheet' },
  { upTo: 48, use: 'between the parts of a page' },
  { upTo: Infinity, use: 'around whole pages on a desk, and where a drawing leaves its card' },
];

const shadowUses: Record<keyof typeof shadows, string> = {
  sheet: 'under the form',
  film: 'under the film',
};

/** The steps of the spacing scale, the lengths of a page, corners and shadows. */
export function SpacingPage() {
  return (
    <>
      <DocsTable
        caption="Steps (spacing): every padding, margin and gap"
        columns={['Pixels', 'Used', 'To scale']}
        rows={stepUses.map(({ upTo, use }, place) => {
          const over = stepUses[place - 1]?.upTo ?? 0;
          const steps = spacing.filter((step) => step > over && step <= upTo);
          return [
            `${steps.join(', ')} px`,
            use,
            <div key="bars" style={{ display: 'grid', gap: 4 }}>
              {steps.map((step) => (
                <Bar key={step} pixels={step} />
              ))}
            </div>,
          ];
        })}
      />
      <DocsTable
        caption="Lengths of a page"
        columns={['Name', 'Used', `At ${PHONE}`, `At ${DESK}`, 'Token', `At ${DESK}, to scale`]}
        rows={Object.entries(layout).map(([name, length]) => [
          inWords(name, layoutUses[name as keyof typeof layout]),
          layoutUses[name as keyof typeof layout][1],
          name === 'page' ? 'the window' : inPixels(PHONE, length),
          inPixels(DESK, length),
          <code key="token">{length}</code>,
          <Bar key="bar" pixels={pixelsAt(DESK, length)} />,
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
        columns={['Name', 'Used', 'Token', 'Sample']}
        rows={Object.entries(shadows).map(([name, boxShadow]) => [
          name,
          shadowUses[name as keyof typeof shadows],
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

function Bar({ pixels }: { pixels: number }) {
  return (
    // A column of a width of its own: a long bar leaves the names and lengths their room.
    <div style={{ width: 'min(400px, 24vw)' }}>
      <div
        style={{
          width: pixels,
          maxWidth: '100%',
          height: 16,
          backgroundColor: inScheme(({ primary }) => primary.main),
        }}
      />
    </div>
  );
}
