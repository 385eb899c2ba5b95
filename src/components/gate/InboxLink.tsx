import Link from '@mui/material/Link';
import { gateWords } from '../../content/gate.ts';
import type { Inbox } from '../../rules/providers/inboxAt.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** The quiet link to the visitor's inbox, in a new tab: the code is typed in this one. */
export function InboxLink({ name, url }: Inbox) {
  return (
    <Link
      href={url}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={{
        position: 'relative',
        marginInlineStart: 'auto',
        // A finger needs a larger target than the line of text.
        '&::after': { content: '""', position: 'absolute', inset: '-11px 0' },
      }}
    >
      {gateWords.openInbox(name)} <VisuallyHidden>{gateWords.newTab}</VisuallyHidden>
    </Link>
  );
}
