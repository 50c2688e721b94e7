import type { CompanionsResponse, TestVoteResponse } from '@/contract/vote-desk';
import type { VotesResponse } from '@/contract/votes';

export const TEST_STEPS = ['accepted', 'counted', 'waiting', 'handed', 'delivered'] as const;

/** A test vote that the site has accepted. */
export interface SentTest extends TestVoteResponse {
  player: string;
}

export type TestEnd = 'delivered' | 'trouble';

export interface TestProgress {
  /** Steps that are behind it. */
  done: number;
  /** Undefined while something is still to come. */
  end: TestEnd | undefined;
}

const sees = (companions: CompanionsResponse | undefined, player: string): boolean =>
  companions?.companions.some(
    ({ alive, players }) => alive && players?.some(({ name }) => name.toLowerCase() === player.toLowerCase()),
  ) ?? false;

/**
 * How far a test vote is. What a companion has just taken still waits as everybody sees it, so that step is known by a companion
 * that has the player on its server. The receipt is in the ledger, and the rewards wait, once the site knows the rewards.
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
