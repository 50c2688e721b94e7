import { type SentTest, SYNC_LIMITS } from '@/contract/companion-sync';

/**
 * Test votes that the site does not know yet, the last of each listing site. They are kept only in memory, because they have no
 * effect, and an owner who misses one sends another.
 */
export interface SeenTests {
  add(test: SentTest): void;
  /** Returns at most as many as one call takes, oldest first. */
  all(): readonly SentTest[];
  /** Deletes those that the site has received. */
  told(tests: readonly SentTest[]): void;
}

export function createSeenTests(): SeenTests {
  const last = new Map<string, SentTest>();
  return {
    add(test) {
      last.delete(test.service);
      last.set(test.service, test);
      const [oldest] = last.keys();
      if (last.size > SYNC_LIMITS.tests && oldest !== undefined) last.delete(oldest);
    },
    all: () => [...last.values()],
    told(tests) {
      for (const test of tests) if (last.get(test.service) === test) last.delete(test.service);
    },
  };
}
