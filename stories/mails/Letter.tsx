import type { SyntheticEvent } from 'react';

export interface LetterProps {
  subject: string;
  html: string;
  text: string;
}

/**
 * A letter as a mail program shows it: its subject, the HTML part without scripts, the text part.
 */
export function Letter({ subject, html, text }: LetterProps) {
  return (
    <article style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h1 style={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>{subject}</h1>
      <iframe
        title="HTML part"
        sandbox="allow-same-origin"
        srcDoc={html}
        // A bar would narrow the letter that is being measured.
        scrolling="no"
        onLoad={fitLetter}
        style={{ width: '100%', height: 0, border: 0 }}
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
