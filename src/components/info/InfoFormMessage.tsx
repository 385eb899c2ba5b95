import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import { infoNames, type InfoName } from '../../../shared/infoFields.ts';
import type { InfoFormStatus, InfoProblems } from '../../../shared/infoRequest.ts';
import { Icon } from '../ui/Icon.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';

const Box = styled('div')(({ theme: { typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 16,
  borderInlineStart: `4px solid ${vars.palette.error.main}`,
  backgroundColor: vars.palette.error.tint,
  // When focus scrolls the message into view, the button below it comes into view too.
  scrollMarginBlockEnd: 112,
  fontSize: '1rem',
  // The color is set on the wrapper, because forced colors do not change the color of an SVG.
  '& > span': { display: 'flex', flex: 'none', marginTop: 1 },
  '& > span, & strong': { color: vars.palette.error.main },
  // If the box is narrow or the text is large, the text wraps below the icon.
  '& > div': { flex: '1 1 9rem', minWidth: 0 },
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

const Problems = styled('ul')({
  display: 'grid',
  gap: 2,
  marginTop: 4,
  '& a': { display: 'inline-block', paddingBlock: 2, textWrap: 'balance' },
});

export interface InfoFormMessageProps {
  id: string;
  status: InfoFormStatus;
  problems?: InfoProblems | undefined;
  onSignOut?: (() => void) | undefined;
}

/** The message of the form. It receives the focus and links to the invalid fields or the gate. */
export function InfoFormMessage({ id, status, problems, onSignOut }: InfoFormMessageProps) {
  if (problems) {
    const wrong = infoNames.filter((name) => problems[name]);
    return (
      <Message sentence={messages.refused}>
        <Problems>
          {wrong.map((name) => (
            <li key={name}>
              <Link href={`#${id}-${name}`} onClick={(event) => focusField(event, name)}>
                {problems[name]}
              </Link>
            </li>
          ))}
        </Problems>
      </Message>
    );
  }
  if (status !== 'failed' && status !== 'unverified') return null;
  const signOut = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onSignOut?.();
  };
  return (
    <Message sentence={messages.connectionFailed}>
      {infoForm[status === 'failed' ? 'kept' : 'unverified']}{' '}
      {status === 'failed' ? (
        <PhoneLink sx={{ display: 'inline-block' }} />
      ) : (
        <Link href="/info" onClick={signOut}>
          {infoForm.backToGate}
        </Link>
      )}
      {status === 'failed' && '.'}
    </Message>
  );
}

function Message({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <Box role="alert" tabIndex={-1} ref={focusMessage}>
      <span>
        <Icon name="alert" size={22} />
      </span>
      <div>
        <strong>{sentence}</strong>
        <div>{children}</div>
      </div>
    </Box>
  );
}

function focusMessage(message: HTMLElement | null) {
  message?.focus();
}

function focusField(event: MouseEvent<HTMLElement>, name: InfoName) {
  event.preventDefault();
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
