import { MESSAGE_STATES, type MessageState } from '@/contract/messages';

/** Messages that the list shows. */
export interface Filters {
  state: MessageState | 'all';
  /** Empty for any message. */
  search: string;
}

/** Options of the state; the list begins with the first one. */
export const STATES = [...MESSAGE_STATES, 'all'] as const;

/** Reads a state; `open` for anything else. */
export const stateOf = (given: string | null): Filters['state'] =>
  STATES.find((state) => state === given) ?? 'open';

/** Returns the query parameters of the call. */
export const parametersOf = ({ state, search }: Filters): Record<string, string> => ({
  ...(state !== 'all' && { state }),
  ...(search !== '' && { search }),
});
