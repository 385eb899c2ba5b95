import Typography from '@mui/material/Typography';
import { buttons } from './buttons.tsx';
import { fields } from './fields.tsx';

/** Each control in each of its states, side by side. */
export function ControlMatrix() {
  return (
    <main style={{ display: 'grid', gap: 32, padding: 16 }}>
      <Typography variant="h2" component="h1">
        Every control in every state
      </Typography>
      {[...buttons, ...fields].map(({ name, states, draw }) => (
        <section key={name} style={{ display: 'grid', gap: 12 }}>
          <Typography variant="h3" component="h2">
            {name}
          </Typography>
          <div
            style={{
              display: 'grid',
              gap: '20px 24px',
              gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
            }}
          >
            {states.map((state) => (
              <div key={state} data-state={state}>
                <Typography variant="note" component="p" sx={{ marginBottom: 1 }}>
                  {state}
                </Typography>
                {draw(state)}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}
