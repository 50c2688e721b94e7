import { useState, type RefObject } from 'react';
import { toPlayerName } from '@/lib/player-name';
import { voteBridge } from '@/messages/en/vote-bridge';
import { useAppDispatch } from '@/store/hooks';
import { playerNamed } from '../votes-slice';
import type { KnownVoter } from './use-voter';

const { voter: words } = voteBridge;

export interface NameField {
  isOpen: boolean;
  /** Whether the field was closed from within, so that the focus goes back to what opens it. */
  isLeft: boolean;
  text: string;
  error: string | undefined;
  write: (text: string) => void;
  open: () => void;
  close: () => void;
  /** Keeps what was written; the name to vote under, or null where the field has to be looked at first, and has the focus. */
  settle: (isLeft: boolean) => string | null;
}

const CLOSED = { isChanging: false, isLeft: false, text: '', error: undefined as string | undefined };

/** The field for the player's name: open until there is one, and while it is being changed. */
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
      setField((field) => ({ ...field, error: text.trim() === '' ? words.missing : words.invalid }));
      input.current?.focus();
      return null;
    },
  };
};
