import { useAppSelector } from '@/store/hooks';
import { selectVoter, selectVotesRestored } from '../votes-slice';

/** The player of the account: undefined until it is known who is signed in, null without one. */
export type LinkedPlayer = string | null | undefined;

export interface KnownVoter {
  /** Null until the visitor gives a name. */
  player: string | null;
  /** Whether the account says so, and the name is not to be changed here. */
  isLinked: boolean;
}

/** Whose votes they are: the linked player's, else those of the name that this browser keeps; null until that is known. */
export const useVoter = (linked: LinkedPlayer): KnownVoter | null => {
  const { name } = useAppSelector(selectVoter);
  const isRestored = useAppSelector(selectVotesRestored);
  if (linked) return { player: linked, isLinked: true };
  return linked === null && isRestored ? { player: name, isLinked: false } : null;
};
