import { StoryLink } from './StoryLink.tsx';
import { states } from './states.ts';

const files = import.meta.glob<string>('../../../visual/references/phone-dark/**/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
});
const pictures = new Map(
  Object.entries(files).map(([file, url]) => [file.split('/').slice(-2).join('--'), url]),
);

/** Every state that shows an error, as the review pictures it: on a phone, in the dark. */
export function ErrorsPage() {
  return (
    <div
      style={{
        display: 'grid',
        gap: '40px 24px',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(390px, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      {states
        .filter(({ tags }) => tags.includes('error'))
        .map(({ story, component, name, cause }) => {
          const picture = pictures.get(`${story}.png`);
          return (
            <section key={story}>
              <h3>{`${component.replace(/.*\//, '')}: ${name}`}</h3>
              <p>{cause}</p>
              <StoryLink story={story} />
              {picture ? (
                <img
                  src={picture}
                  alt={name}
                  loading="lazy"
                  style={{ marginTop: 8, maxWidth: '100%' }}
                />
              ) : (
                <p>It looks like a state beside it, and has no picture of its own.</p>
              )}
            </section>
          );
        })}
    </div>
  );
}
