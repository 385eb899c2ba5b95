import { drawings } from '../../../src/content/drawings.ts';
import { dark, fontFamily, light, type } from '../../../src/theme/tokens.ts';

/** Every drawing by its name, on the blueprint of both schemes. */
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
          <figcaption style={{ fontFamily, ...type.label, paddingTop: 8 }}>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
