import { fontFamily, type } from '../../../src/theme/tokens.ts';
import { partnerProgram } from '../../../src/content/partnerProgram.ts';
import { DocsTable } from '../DocsTable.tsx';
import { inScheme } from './inScheme.ts';
import { DESK, inPixels, PHONE } from './pixels.ts';
import { inWords, typeUses } from './uses.ts';

/** Every voice of the one variable font: a sample, its use, and the five numbers that make it. */
export function TypePage() {
  const voices = Object.entries(type).map(
    ([name, voice]) => [name, voice, typeUses[name as keyof typeof type]] as const,
  );
  return (
    <>
      {voices.map(([name, voice, use]) => (
        <figure
          key={name}
          className="sb-unstyled"
          style={{ margin: '0 0 32px', color: inScheme(({ text }) => text.primary) }}
        >
          <figcaption style={{ fontFamily, ...type.note }}>
            {inWords(name, use)}: {use[1]}
          </figcaption>
          <p style={{ fontFamily, ...voice, margin: '4px 0 0' }}>{partnerProgram.statement[0]}</p>
        </figure>
      ))}
      <DocsTable
        caption="Voices"
        columns={[
          'Voice',
          `At ${PHONE}`,
          `At ${DESK}`,
          'Size',
          'Line height',
          'Weight',
          'Width',
          'Spacing',
        ]}
        rows={voices.map(([name, voice, use]) => [
          inWords(name, use),
          inPixels(PHONE, voice.fontSize),
          inPixels(DESK, voice.fontSize),
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
