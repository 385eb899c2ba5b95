import { fontFaces } from '../../src/theme/fontFaces.ts';

/** The site's font for pages of documentation, which stand outside every story's theme. */
export function SiteFont() {
  return <style>{fontFaces.map(faceRule).join('\n')}</style>;
}

function faceRule(face: (typeof fontFaces)[number]): string {
  const lines = Object.entries(face).map(
    ([name, value]) =>
      `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  );
  return `@font-face { ${lines.join(' ')} }`;
}
