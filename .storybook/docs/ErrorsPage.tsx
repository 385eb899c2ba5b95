import { Subheading } from '@storybook/addon-docs/blocks';
import { states } from '../../stories/docs/atlas/states.ts';
import { viewports } from '../viewports.ts';
import { FittedFrame } from './FittedFrame.tsx';

const phone = viewports['w390']?.styles;
const errors = states.filter(({ tags }) => tags.includes('error'));

/** Every state that shows an error, on a phone, in light beside dark. */
export function ErrorsPage() {
  return errors.map(({ story, component, name, cause, tags }) => (
    <section key={story}>
      <Subheading>{`${component.replace(/.*\//, '')}: ${name}`}</Subheading>
      <p>{cause}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
        {['light', 'dark'].map((scheme) => (
          <FittedFrame
            key={scheme}
            title={`${name}, ${scheme}`}
            src={`iframe.html?id=${story}&viewMode=story&globals=colorScheme:${scheme}`}
            width={phone?.width}
            height={tags.includes('page') || tags.includes('flow') ? phone?.height : undefined}
          />
        ))}
      </div>
    </section>
  ));
}
