import { fontFamily, type } from '../../../src/theme/tokens.ts';
import { partnerProgram } from '../../../src/content/partnerProgram.ts';
import { DocsTable } from '../DocsTable.tsx';

/** Every voice of the one variable font: a sample, and the five numbers that make it. */
export function TypePage() {
  const voices = Object.entries(type);
  return (
    <>
      {voices.map(([name, voice]) => (
        <figure key={name} className="sb-unstyled" style={{ margin: '0 0 32px' }}>
          <figcaption style={{ fontFamily, ...type.note }}>{name}</figcaption>
          <p style={{ fontFamily, ...voice, margin: '4px 0 0' }}>{partnerProgram.statement[0]}</p>
        </figure>
      ))}
      <DocsTable
        caption="Voices"
        columns={['Voice', 'Size', 'Line height', 'Weight', 'Width', 'Spacing']}
        rows={voices.map(([name, voice]) => [
          name,
          <code key="size">{voice.fontSize}</code>,
          voice.lineHeight,
          voice.fontWeight,
          voice.fontStretch,
          voice.letterSpacing,
        ])}
      />
      <DocsTable
        caption="Family"
        columns={['Role', 'Family']}
        rows={[['Every voice', fontFamily]]}
      />
    </>
  );
}
