import { useState, type RefObject } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { toPlayerName } from '@/lib/player-name';
import { useAppDispatch } from '@/store/hooks';
import { playerNamed } from '../votes-slice';
import type { KnownVoter } from './use-voter';

const { voter: texts } = voteBridge;

export interface NameField {
  isOpen: boolean;
  /** True if the field was closed from within, so that focus returns to the button that opens it. */
  isLeft: boolean;
  text: string;
  error: string | undefined;
  write: (text: string) => void;
  open: () => void;
  close: () => void;
  /**
   * Stores the typed name. Returns the name to vote under, or null if it is invalid, which focuses the field.
   */
  settle: (isLeft: boolean) => string | null;
}

const CLOSED = { isChanging: false, isLeft: false, text: '', error: undefined as string | undefined };

/** State of the player's name field: open until there is a name, and while it is being changed. */
export const useNameField = (
  voter: KnownVoter | null,
  input: RefObject<HTMLInputElement | null>,
): NameField => {
  const dispatch = useAppDispatch();
  const [{ isChanging, isLeft, text, error }, setField] = useState(CLOSED);
  const player = voter?.player ?? null;
  const isOpen = voter?.isLinked !== true && (isChanging || player === null);
  return {
    isOpen,
    isLeft,
    text,
    error,
    write: (written) => setField((field) => ({ ...field, text: written, error: undefined })),
    open: () => setField({ ...CLOSED, isChanging: true, text: player ?? '' }),
    close: () => setField({ ...CLOSED, isLeft: true }),
    settle: (isFromWithin) => {
      if (!isOpen) return player;
      const name = toPlayerName(text);
      if (name !== null) {
        dispatch(playerNamed(name));
        setField({ ...CLOSED, isLeft: isFromWithin });
        return name;
      }
      setField((field) => ({ ...field, error: text.trim() === '' ? texts.missing : texts.invalid }));
      input.current?.focus();
      return null;
    },
  };
};
