import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import { infoNames, type InfoName } from '../../rules/infoFields.ts';
import type { InfoFormStatus, InfoProblems } from '../../rules/infoRequest.ts';
import { Notice } from '../ui/Notice.tsx';
import { PhoneLink } from '../ui/links/PhoneLink.tsx';

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
    <Notice tone="problem" role="alert" tabIndex={-1} ref={focusMessage}>
      <strong>{sentence}</strong>
      <div>{children}</div>
    </Notice>
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
