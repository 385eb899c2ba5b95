import { memo } from 'react';
import { infoForm } from '../../content/infoForm.ts';
import { infoFields } from '../../rules/infoFields.ts';
import { InfoField, type InfoFieldProps } from './InfoField.tsx';

export interface MessageFieldProps extends InfoFieldProps {
  /** How many characters a question needs that does not fit into the rest. */
  neededRoom: number | undefined;
}

/** A text of several lines, which counts the characters that are left. */
export const MessageField = memo(function MessageField(props: MessageFieldProps) {
  const { neededRoom, ...field } = props;
  const { limit } = infoFields.message;
  const counter = field.value
    ? infoForm.charactersLeft(limit - field.value.length, limit)
    : infoForm.charactersAllowed(limit);
  const help = (
    <>
      {/* A keystroke is not announced, a box that stays empty is. */}
      <span aria-live="polite">
        {neededRoom !== undefined && <strong>{infoForm.notEnoughRoom(neededRoom)}</strong>}
      </span>
      {neededRoom === undefined && counter}
    </>
  );
  return <InfoField {...field} help={help} />;
});
