import { hasErrorCode } from '@/lib/error-code';
import type { CompanionOptions } from '../options';
import type { Output } from '../output';
import type { VoteKeys } from './keys';
import type { SeenTests } from './seen-tests';
import type { VoteQueue } from './vote-queue';
import { startVotifier, type VotifierServer } from './votifier-server';

/** Receives votes on the port and stores them on disk. */
export interface Intake {
  /** Starts to listen if it does not yet. Reports once why it cannot, and the votes refused since the last check. */
  check(): Promise<void>;
  /** `host:port`; null while not listening. */
  readonly address: string | null;
  close(): Promise<void>;
}

interface IntakeParts {
  readonly place: NonNullable<CompanionOptions['votifier']>;
  readonly keys: VoteKeys;
  readonly queue: VoteQueue;
  readonly tests: SeenTests;
  readonly output: Output;
  readonly now: () => number;
  /** Called when there is news for the site. */
  readonly onNews: () => void;
}

/** Upper bound of reasons that are reported separately. Strangers can make up more. */
const MOST_REASONS = 8;

export function createIntake({ place, keys, queue, tests, output, now, onNews }: IntakeParts): Intake {
  let server: VotifierServer | null = null;
  let trouble: string | null = null;
  /** Refused votes by reason. They are reported together, because strangers can send any number. */
  const refused = new Map<string, { readonly count: number; readonly from: string }>();

  async function listen(): Promise<void> {
    try {
      server = await startVotifier({
        ...place,
        keys,
        now,
        async keep(vote) {
          await queue.add(vote);
          output.event(`Vote by ${vote.username} at ${vote.service} (Votifier ${String(vote.protocol)})`);
          onNews();
        },
        onTest(test) {
          tests.add(test);
          output.good(`Test vote from ${test.service} received (Votifier ${String(test.protocol)})`);
          onNews();
        },
        onRefused(reason, from) {
          const told = refused.has(reason) || refused.size < MOST_REASONS ? reason : 'for other reasons';
          refused.set(told, { count: (refused.get(told)?.count ?? 0) + 1, from });
        },
      });
      if (trouble !== null) output.good(`Votes: listening on ${place.host}`);
      trouble = null;
    } catch (error) {
      const message = hasErrorCode(error, 'EADDRINUSE')
        ? `port ${String(place.port)} is taken by another program`
        : String(error instanceof Error ? error.message : error);
      if (message !== trouble) output.trouble(`Votes: ${message}`);
      trouble = message;
    }
  }
  return {
    async check() {
      if (!server) await listen();
      for (const [reason, { count, from }] of refused)
        output.trouble(`Votes: ${String(count)} refused, the last from ${from}: ${reason}`);
      refused.clear();
    },
    get address() {
      return server ? `${place.host}:${String(server.port)}` : null;
    },
    close: async () => server?.close(),
  };
}
