import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { MouseEvent, ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import { infoNames, type InfoName } from '../../rules/infoFields.ts';
import type { InfoFormStatus, InfoProblems } from '../../rules/infoRequest.ts';
import { Notice } from '../ui/Notice.tsx';

const Problems = styled('ul')({
  display: 'grid',
  gap: 2,
  marginTop: 4,
  '& a': { display: 'inline-block', paddingBlock: 2, textWrap: 'balance' },
});

export interface InfoFormMessageProps {
  /** What the id of each field begins with. */
  id: string;
  status: InfoFormStatus;
  /** The problems of a refused submit; undefined when none was refused. */
  problems?: InfoProblems | undefined;
  onSignOut?: (() => void) | undefined;
}

/**
 * The form's one message. It takes the focus as it appears, and its links lead to the fields, or to
 * the gate.
 */
export function InfoFormMessage({ id, status, problems, onSignOut }: InfoFormMessageProps) {
  if (problems) {
    const lead = (event: MouseEvent<HTMLElement>, name: InfoName) => {
      event.preventDefault();
      // The address cannot be put right in its field.
      if (name === 'email') onSignOut?.();
      else focusField(event.currentTarget, name);
    };
    return (
      <Message sentence={messages.refused}>
        <Problems>
          {infoNames.map(
            (name) =>
              problems[name] && (
                <li key={name}>
                  <Link href={`#${id}-${name}`} onClick={(event) => lead(event, name)}>
                    {problems[name]}
                  </Link>
                </li>
              ),
          )}
        </Problems>
      </Message>
    );
  }
  if (status === 'failed') {
    return (
      <Message sentence={messages.connectionFailed}>
        {infoForm.kept}{' '}
        <Link href={company.phone.href} dir="ltr" sx={{ display: 'inline-block' }}>
          {company.phone.text}
        </Link>
        .
      </Message>
    );
  }
  if (status === 'unverified') {
    return (
      <Message sentence={messages.connectionFailed}>
        {infoForm.unverified}{' '}
        <Link
          href="/info"
          onClick={(event) => {
            event.preventDefault();
            onSignOut?.();
          }}
        >
          {infoForm.backToGate}
        </Link>
      </Message>
    );
  }
  return null;
}

function Message({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <Notice tone="problem" role="alert" tabIndex={-1} ref={focusOnArrival}>
      <strong>{sentence}</strong>
      <div>{children}</div>
    </Notice>
  );
}

function focusOnArrival(message: HTMLElement | null) {
  message?.focus();
}

function focusField(link: HTMLElement, name: InfoName) {
  const field = link.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
