import { useColorScheme } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';

export interface LetterProps {
  subject: string;
  html: string;
  text: string;
  /**
   * The mail program: one that is dark and asks the letter for its dark look, one that is light, or
   * one that turns the colors of the light look around, as Outlook for Windows does. Without it, it
   * is as the scheme of the toolbar.
   */
  program?: keyof typeof PROGRAMS;
}

/** A page cannot change a media feature of a frame: the letter's rules are written as if it had. */
const DARK_LOOK = '(prefers-color-scheme:dark)';
const PROGRAMS = {
  light: { inDark: 'not all', style: { colorScheme: 'light' } },
  dark: { inDark: 'all', style: { colorScheme: 'dark' } },
  inverting: { inDark: 'not all', style: { filter: 'invert(1) hue-rotate(180deg)' } },
};

/**
 * A letter as a mail program shows it: its subject, the HTML part without scripts, the text part.
 */
export function Letter({ subject, html, text, program }: LetterProps) {
  const { mode } = useColorScheme();
  const { inDark, style } = PROGRAMS[program ?? (mode === 'dark' ? 'dark' : 'light')];
  return (
    <article style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h1 style={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>{subject}</h1>
      <iframe
        title="HTML part"
        sandbox="allow-same-origin"
        srcDoc={html.replace(DARK_LOOK, inDark)}
        // A bar would narrow the letter that is being measured.
        scrolling="no"
        onLoad={fitLetter}
        style={{ width: '100%', height: 0, border: 0, ...style }}
      />
      <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </article>
  );
}

/**
 * Keeps the frame as high as its letter, at any width. A letter that runs no script may be
 * measured.
 */
function fitLetter({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const letter = frame.contentDocument?.documentElement;
  const fit = () => {
    frame.style.height = `${letter?.offsetHeight ?? 0}px`;
  };
  fit();
  frame.contentWindow?.addEventListener('resize', fit);
}
