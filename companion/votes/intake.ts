import type { SentVote } from '@/contract/companion-sync';
import { hasErrorCode } from '@/lib/error-code';
import type { CompanionOptions } from '../options';
import type { Output } from '../output';
import type { VoteKeys } from './keys';
import type { VoteQueue } from './vote-queue';
import { startVotifier, type VotifierServer } from './votifier-server';

/** Votes from the port to the disk. */
export interface Intake {
  /** Listens where it does not yet; says once why it cannot, and tells of what was refused since. */
  check(): Promise<void>;
  /** `host:port`; null while nothing listens. */
  readonly address: string | null;
  close(): Promise<void>;
}

interface IntakeParts {
  readonly place: NonNullable<CompanionOptions['votifier']>;
  readonly keys: VoteKeys;
  readonly queue: VoteQueue;
  readonly output: Output;
  readonly now: () => number;
  /** A vote is kept. */
  readonly onVote: (vote: SentVote) => void;
}

export function createIntake({ place, keys, queue, output, now, onVote }: IntakeParts): Intake {
  let server: VotifierServer | null = null;
  let trouble: string | null = null;
  /** Told of together: strangers can send as many as they like. */
  const refused = { count: 0, last: '' };

  async function listen(): Promise<void> {
    try {
      server = await startVotifier({
        ...place,
        keys,
        now,
        async keep(vote) {
          await queue.add(vote);
          output.event(`Vote of ${vote.username} at ${vote.service} (Votifier ${String(vote.protocol)})`);
          onVote(vote);
        },
        onRefused(reason, from) {
          refused.count += 1;
          refused.last = `${reason} (from ${from})`;
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
      if (refused.count === 0) return;
      output.trouble(`Votes: ${String(refused.count)} refused, the last one: ${refused.last}`);
      refused.count = 0;
    },
    get address() {
      return server ? `${place.host}:${String(server.port)}` : null;
    },
    close: async () => server?.close(),
  };
}
