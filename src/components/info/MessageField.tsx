import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../../shared/infoFields.ts';
import { InfoField, type InfoFieldProps } from './InfoField.tsx';

export interface MessageFieldProps extends InfoFieldProps {
  neededRoom: number | undefined;
}

/** The message, with a counter of the remaining characters. */
export const MessageField = memo(function MessageField(props: MessageFieldProps) {
  const { neededRoom, ...field } = props;
  const { limit } = infoFields.message;
  const counter = field.value
    ? infoForm.charactersLeft(limit - field.value.length, limit)
    : infoForm.charactersAllowed(limit);
  const help = (
    <>
      {/* Screen readers announce only that a question does not fit, not the counter. */}
      <span aria-live="polite">
        {neededRoom !== undefined && <strong>{infoForm.notEnoughRoom(neededRoom)}</strong>}
      </span>
      {neededRoom === undefined && <span>{counter}</span>}
    </>
  );
  return <InfoField {...field} help={help} />;
});
