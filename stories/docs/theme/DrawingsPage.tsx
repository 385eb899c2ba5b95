import { drawings } from '../../../src/content/drawings.ts';
import { inScheme } from './inScheme.ts';
import { drawingUses } from './uses.ts';
import { dark, fontFamily, light, type } from '../../../src/theme/tokens.ts';

/** Every drawing with its name and where it is seen, on the blueprint of both schemes. */
export function DrawingsPage() {
  return (
    <div
      className="sb-unstyled"
      style={{
        display: 'grid',
        gap: 24,
        gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
      }}
    >
      {Object.entries(drawings).map(([name, address]) => (
        <figure key={name} style={{ margin: 0 }}>
          <div style={{ display: 'flex' }}>
            {[light, dark].map(({ blueprint }) => (
              <div
                key={blueprint.main}
                style={{ flex: 1, minWidth: 0, padding: 16, backgroundColor: blueprint.main }}
              >
                <img src={address} alt="" style={{ display: 'block', width: '100%' }} />
              </div>
            ))}
          </div>
          <Caption name={name} />
        </figure>
      ))}
    </div>
  );
}

function Caption({ name }: { name: string }) {
  const [words, use] = Object.entries(drawingUses).find(([key]) => key === name)?.[1] ?? [name, ''];
  const color = inScheme(({ text }) => text.primary);
  return (
    <figcaption style={{ fontFamily, color, paddingTop: 8 }}>
      <div style={type.label}>{words}</div>
      <div style={type.body2}>{use}</div>
    </figcaption>
  );
}
