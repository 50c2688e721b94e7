import type { RefObject } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { PLAYER_NAME_LIMIT } from '@/contract/player-name';
import { InputField } from '@/ui/form/field';
import { Note } from '@/ui/layout/text';
import type { NameField } from './use-name-field';

const { voter: texts } = voteBridge;

export interface NameInputProps {
  input: RefObject<HTMLInputElement | null>;
  field: NameField;
  autoFocus?: boolean;
  /** Use of the name, below the input. */
  purpose?: string;
  /** Called on Escape. */
  onLeave?: (() => void) | undefined;
}

/** The field for the player's name. */
export const NameInput = ({
  field,
  input,
  autoFocus = false,
  purpose = texts.purpose,
  onLeave,
}: NameInputProps) => (
  <InputField
    ref={input}
    label={texts.label}
    required
    autoFocus={autoFocus}
    data-autofocus={autoFocus || undefined}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={PLAYER_NAME_LIMIT}
    value={field.text}
    error={field.error}
    counter={field.error === undefined && <Note as="span">{purpose}</Note>}
    onChange={({ target }) => field.write(target.value)}
    onKeyDown={({ key }) => {
      if (key === 'Escape') onLeave?.();
    }}
  />
);
