import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../../shared/infoFields.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { InfoFieldView, type InfoFieldViewProps } from './InfoFieldView.tsx';

export interface MessageFieldProps extends InfoFieldViewProps {
  /** The number of characters that a question needs, if it does not fit into the message. */
  neededRoom: number | undefined;
}

/** The message, with a counter of the remaining characters. */
export function MessageField({ neededRoom, ...field }: MessageFieldProps) {
  const { limit } = infoFields.message;
  const counter = field.value
    ? infoForm.charactersLeft(limit - field.value.length, limit)
    : infoForm.charactersAllowed(limit);
  const help = (
    <>
      {infoForm.messageHelp}{' '}
      {/* Screen readers announce only that a question does not fit, not the counter. */}
      <span aria-live="polite">
        {neededRoom !== undefined && <strong>{infoForm.notEnoughRoom(neededRoom)}</strong>}
      </span>
      {neededRoom === undefined && (
        <>
          {/* The counter is not part of the description, whose changes screen readers announce. */}
          <span aria-hidden>{counter}</span>
          <VisuallyHidden>{infoForm.charactersAllowed(limit)}</VisuallyHidden>
        </>
      )}
    </>
  );
  return <InfoFieldView {...field} help={help} />;
}
