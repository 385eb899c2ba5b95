export interface LetterProps {
  subject: string;
  html: string;
  text: string;
}

/** A letter as a mail program shows it: its subject, the HTML part without scripts, the text part. */
export function Letter({ subject, html, text }: LetterProps) {
  return (
    <article style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h1 style={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>{subject}</h1>
      <iframe
        title="HTML part"
        sandbox=""
        srcDoc={html}
        style={{ width: '100%', height: 640, border: 0 }}
      />
      <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </article>
  );
}
