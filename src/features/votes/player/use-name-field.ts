import { useState, type RefObject } from 'react';
import { voteBridge } from '#messages/vote-bridge';
import { toPlayerName } from '@/lib/player-name';
import { useAppDispatch } from '@/store/hooks';
import { playerNamed } from '../votes-slice';
import type { KnownVoter } from './use-voter';

const { voter: texts } = voteBridge;

export interface NameField {
  isOpen: boolean;
  /** The card in which the field was closed from within, as `site`, so that focus returns to its button; else undefined. */
  left: string | null | undefined;
  /** Id of the site whose card has the field, because a vote there waits for the name; null for the player's card. */
  site: string | null;
  text: string;
  error: string | undefined;
  write: (text: string) => void;
  open: () => void;
  close: () => void;
  /**
   * Stores the typed name. Returns the name to vote under, or null if it is invalid: then the field is in the card of the site,
   * or of the player for null, and has focus.
   */
  settle: (site: string | null) => string | null;
}

const CLOSED = {
  isChanging: false,
  left: undefined as string | null | undefined,
  site: null as string | null,
  text: '',
  error: undefined as string | undefined,
};

/** State of the player's name field: open until there is a name, and while it is being changed. */
export const useNameField = (
  voter: KnownVoter | null,
  input: RefObject<HTMLInputElement | null>,
): NameField => {
  const dispatch = useAppDispatch();
  const [{ isChanging, ...shown }, setField] = useState(CLOSED);
  const player = voter?.player ?? null;
  const isOpen = voter?.isLinked !== true && (isChanging || player === null);
  const settle = (site: string | null): string | null => {
    if (!isOpen) return player;
    const name = toPlayerName(shown.text);
    if (name !== null) {
      dispatch(playerNamed(name));
      setField({ ...CLOSED, left: site === shown.site ? site : undefined });
      return name;
    }
    const problem = shown.text.trim() === '' ? texts.missing : texts.invalid;
    setField((field) => ({ ...field, site, error: problem }));
    input.current?.focus();
    return null;
  };
  return {
    ...shown,
    isOpen,
    settle,
    write: (written) => setField((field) => ({ ...field, text: written, error: undefined })),
    open: () => setField({ ...CLOSED, isChanging: true, text: player ?? '' }),
    close: () => setField({ ...CLOSED, left: shown.site }),
  };
};
