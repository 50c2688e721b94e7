import { useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { voteBridge } from '@/content/vote-bridge';
import { isRewardedName } from '@/contract/rewarded-name';
import { useAppDispatch } from '@/store/hooks';
import { playerNamed } from '../votes-slice';
import type { KnownVoter } from './use-voter';

const { voter: words } = voteBridge;

export interface NameFieldRefs {
  input: RefObject<HTMLInputElement | null>;
  /** The button that opens the field, and has the focus when it is closed. */
  opener: RefObject<HTMLButtonElement | null>;
}

export interface NameField {
  isOpen: boolean;
  text: string;
  error: string | undefined;
  write: (text: string) => void;
  open: () => void;
  close: () => void;
  /** Keeps what was written; the name to vote under, or null where the field had to be asked for first. */
  settle: () => string | null;
}

/** The field for the player's name: open until there is one, and while it is being changed. */
export const useNameField = (voter: KnownVoter | null, { input, opener }: NameFieldRefs): NameField => {
  const dispatch = useAppDispatch();
  const [isChanging, setIsChanging] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const player = voter?.player ?? null;
  const isOpen = voter?.isLinked !== true && (isChanging || player === null);

  const show = (isShown: boolean) => {
    flushSync(() => {
      setIsChanging(isShown);
      setText(isShown ? (player ?? '') : '');
      setError(undefined);
    });
    (isShown ? input : opener).current?.focus();
  };
  return {
    isOpen,
    text,
    error,
    write: (written) => {
      setText(written);
      setError(undefined);
    },
    open: () => show(true),
    close: () => show(false),
    settle: () => {
      if (!isOpen) return player;
      const name = text.trim();
      if (isRewardedName(name)) {
        dispatch(playerNamed(name));
        setIsChanging(false);
        setText('');
        return name;
      }
      setError(name === '' ? words.missing : words.invalid);
      input.current?.focus();
      return null;
    },
  };
};
