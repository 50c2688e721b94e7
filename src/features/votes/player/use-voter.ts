import { useAppSelector } from '@/store/hooks';
import { selectVoter, selectVotesRestored } from '../votes-slice';

/** The account's player: undefined until it is known who is signed in, null without one. */
export type LinkedPlayer = string | null | undefined;

export interface KnownVoter {
  /** Null until the visitor enters a name. */
  player: string | null;
  /** True if the name is the account's, and cannot be changed here. */
  isLinked: boolean;
}

/**
 * Returns the player whose votes are shown: the linked one, else the name stored in this browser; null until
 * that is known.
 */
export const useVoter = (linked: LinkedPlayer): KnownVoter | null => {
  const { name } = useAppSelector(selectVoter);
  const isRestored = useAppSelector(selectVotesRestored);
  if (linked) return { player: linked, isLinked: true };
  return linked === null && isRestored ? { player: name, isLinked: false } : null;
};
