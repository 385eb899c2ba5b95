import { gateWords } from '../../content/gate.ts';
import type { Inbox } from '../../rules/providers/inboxAt.ts';
import { QuietLink } from '../ui/QuietLink.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

/** The quiet link to the visitor's inbox, in a new tab: the code is typed in this one. */
export function InboxLink({ name, url }: Inbox) {
  return (
    <QuietLink href={url} target="_blank" rel="noopener" sx={{ marginInlineStart: 'auto' }}>
      {gateWords.openInbox(name)} <VisuallyHidden>{gateWords.newTab}</VisuallyHidden>
    </QuietLink>
  );
}
