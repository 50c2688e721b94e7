import { useState } from 'react';
import { InputField } from '../form/field';

/** Spaces may be of another kind, as those of a time are. */
const plain = (text: string): string => text.trim().replace(/\s+/g, ' ');

/**
 * Asks for the name of something before it is lost for good.
 * @returns whether the name was typed, and the field for it
 */
export const useTypedName = (name: string, label: string) => {
  const [typed, setTyped] = useState('');
  const field = (
    <InputField
      label={label}
      required
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
  return [plain(typed) === plain(name), field] as const;
};
