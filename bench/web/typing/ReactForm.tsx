import { useState } from 'react';
import { infoFields, infoNames } from './infoFields.ts';

/**
 * What React alone asks for a keystroke: controlled inputs without a look, a check or a library.
 */
export function ReactForm() {
  return (
    <form>
      {infoNames.map((name) => (
        <Input key={name} name={name} />
      ))}
    </form>
  );
}

function Input({ name }: { name: string }) {
  const [value, setValue] = useState('');
  return (
    <label>
      {infoFields[name]?.label}
      <input
        name={name}
        maxLength={infoFields[name]?.limit}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    </label>
  );
}
