import { useColorScheme } from '@mui/material/styles';
import type { SyntheticEvent } from 'react';

export interface MailPreviewProps {
  subject: string;
  html: string;
  text: string;
  /** Inverts the light colors, as Outlook for Windows does. */
  inverted?: boolean;
}

const DARK_QUERY = 'screen and (prefers-color-scheme:dark)';

/** A mail as an email client shows it: subject, HTML part without scripts, and text part. */
export function MailPreview({ subject, html, text, inverted = false }: MailPreviewProps) {
  const isDark = useColorScheme().mode === 'dark' && !inverted;
  return (
    <article style={{ display: 'grid', gap: 16, padding: 16 }}>
      <h1 style={{ fontSize: '1.25rem', overflowWrap: 'anywhere' }}>{subject}</h1>
      <iframe
        title="HTML part"
        sandbox="allow-same-origin"
        // A page cannot set a media feature of a frame, so the query itself is replaced.
        srcDoc={html.replace(DARK_QUERY, isDark ? 'all' : 'not all')}
        scrolling="no"
        onLoad={fitMail}
        style={{
          width: '100%',
          height: 0,
          border: 0,
          colorScheme: isDark ? 'dark' : 'light',
          ...(inverted && { filter: 'invert(1) hue-rotate(180deg)' }),
        }}
      />
      <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </article>
  );
}

/** Keeps the frame as high as its mail, at any width. */
function fitMail({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const fit = () => {
    frame.style.height = `${frame.contentDocument?.documentElement.offsetHeight ?? 0}px`;
  };
  fit();
  frame.contentWindow?.addEventListener('resize', fit);
}
