import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PropsWithChildren,
  type Ref,
} from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { messages } from '../../content/messages.ts';
import { infoFields, infoNames, type InfoName } from '../../../shared/infoFields.ts';
import type { InfoFormStatus, InfoProblems, InfoValues } from '../../../shared/infoRequest.ts';
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
  '@media (forced-colors: active)': { border: '1px solid ButtonText' },
}));

// The color is set on the wrapper, because forced colors do not change the color of an SVG.
const IconCell = styled('span')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  marginTop: 1,
  color: theme.vars.palette.error.main,
}));

// If the box is narrow or the text is large, the text wraps below the icon.
const TextCell = styled('div')({ flex: '1 1 9rem', minWidth: 0 });

const Sentence = styled('strong')(({ theme }) => ({ color: theme.vars.palette.error.main }));

const ProblemList = styled('ul')({ display: 'grid', gap: 2, marginTop: 4 });

const ProblemLink = styled(Link)({
  display: 'inline-block',
  paddingBlock: 2,
  textWrap: 'balance',
}) as typeof Link;

export interface SubmitOutcomeProps {
  status: InfoFormStatus;
  onRefused?: ((refused: boolean) => void) | undefined;
  onSignOut?: (() => void) | undefined;
}

/** The result of the last submit: links to the invalid fields, or why nothing was sent. */
export function SubmitOutcome({ status, onRefused, onSignOut }: SubmitOutcomeProps) {
  const { errors, submitCount, isSubmitting, isValid } = useFormikContext<InfoValues>();
  const refused = submitCount > 0 && !isSubmitting && !isValid;
  // Once a value is refused, the failure of an earlier submit must not return.
  const [refusedAt, setRefusedAt] = useState<number>();
  if (refused && refusedAt !== submitCount) setRefusedAt(submitCount);
  const hasFailed = status === 'unverified' || (status === 'failed' && refusedAt !== submitCount);
  const message = useRef<HTMLDivElement>(null);
  // Focuses the message when a submit ends. Leaving an invalid field does not move the focus.
  useEffect(() => message.current?.focus(), [submitCount, isSubmitting, status]);
  // A layout effect, so that the title is set before the message is focused.
  useLayoutEffect(() => onRefused?.(refused), [onRefused, refused]);
  return (
    <>
      {refused && (
        <Message ref={message} sentence={messages.refused}>
          <Problems errors={errors} />
        </Message>
      )}
      {!refused && !isSubmitting && hasFailed && (
        <Message ref={message} sentence={messages.connectionFailed}>
          {infoForm[status === 'failed' ? 'kept' : 'unverified']}{' '}
          {status === 'failed' ? (
            <>
              <PhoneLink sx={{ display: 'inline-block' }} />.
            </>
          ) : (
            <Link href="/info" onClick={(event) => leaveFor(event, onSignOut)}>
              {infoForm.backToGate}
            </Link>
          )}
        </Message>
      )}
    </>
  );
}

interface MessageProps extends PropsWithChildren {
  ref: Ref<HTMLDivElement>;
  sentence: string;
}

function Message({ ref, sentence, children }: MessageProps) {
  return (
    <Box
      role="group"
      tabIndex={-1}
      ref={ref}
      aria-labelledby="outcome-sentence"
      aria-describedby="outcome-details"
    >
      <IconCell>
        <Icon name="alert" size={22} />
      </IconCell>
      <TextCell>
        <Sentence id="outcome-sentence">{sentence}</Sentence>
        <div id="outcome-details">{children}</div>
      </TextCell>
    </Box>
  );
}

function Problems({ errors }: { errors: InfoProblems }) {
  return (
    <ProblemList>
      {infoNames.map(
        (name) =>
          errors[name] && (
            <li key={name}>
              <ProblemLink href={`#${name}`} onClick={(event) => focusField(event, name)}>
                {problemOf(name, errors[name])}
              </ProblemLink>
            </li>
          ),
      )}
    </ProblemList>
  );
}

/** Names the field of a problem whose words do not. */
function problemOf(name: InfoName, words: string) {
  const { label, problem } = infoFields[name];
  return words === problem ? words : `${label}: ${words}`;
}

function leaveFor(event: MouseEvent<HTMLElement>, onSignOut: SubmitOutcomeProps['onSignOut']) {
  event.preventDefault();
  onSignOut?.();
}

function focusField(event: MouseEvent<HTMLElement>, name: InfoName) {
  event.preventDefault();
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
