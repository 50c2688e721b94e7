import type { CompanionsResponse, TestVoteResponse } from '@/contract/vote-desk';
import type { VotesResponse } from '@/contract/votes';

export const TEST_STEPS = ['accepted', 'counted', 'waiting', 'handed', 'delivered'] as const;

/** A test vote that the site has accepted. */
export interface SentTest extends TestVoteResponse {
  player: string;
}

export type TestEnd = 'delivered' | 'trouble';

export interface TestProgress {
  /** Number of completed steps. */
  done: number;
  /** Undefined while a step is pending. */
  end: TestEnd | undefined;
}

const sees = (companions: CompanionsResponse | undefined, player: string): boolean =>
  companions?.companions.some(
    ({ alive, players }) => alive && players?.some(({ name }) => name.toLowerCase() === player.toLowerCase()),
  ) ?? false;

/**
 * Returns the progress of a test vote. A reward just taken by a companion is publicly still waiting, so that
 * step is detected by a companion with the player on its server. The receipt is in the ledger, and the
 * rewards wait, once the site knows the rewards.
 */
export const progressOf = (
  test: SentTest,
  votes: VotesResponse | undefined,
  companions: CompanionsResponse | undefined,
): TestProgress => {
  const own = votes?.rewards.filter(({ id }) => test.rewards.includes(id)) ?? [];
  if (own.length < test.rewards.length) return { done: 1, end: undefined };
  if (own.every(({ state }) => state === 'delivered')) return { done: TEST_STEPS.length, end: 'delivered' };
  const isSeen = sees(companions, test.player) || own.some(({ state }) => state !== 'waiting');
  const end = own.some(({ state }) => state === 'waiting') ? undefined : 'trouble';
  return { done: isSeen ? 4 : 3, end };
};
