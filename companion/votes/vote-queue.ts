// Decision record: docs/decisions/0019-companion.md
import { type SentVote, sentVoteSchema } from '@/contract/companion-sync';
import { openAppendLog } from '../files/append-log';

/** Votes on disk that the site has not acknowledged. */
export interface VoteQueue {
  /**
   * Stores a vote.
   * @returns once it is on the disk
   * @throws QueueFull, or the system's error
   */
  add(vote: SentVote): Promise<void>;
  /** Returns at most `count` of the oldest votes. */
  first(count: number): readonly SentVote[];
  /** Deletes votes that the site has acknowledged. */
  remove(ids: readonly string[]): Promise<void>;
  readonly size: number;
  /** Lines of the file that could not be read when it was opened. */
  readonly damaged: number;
  close(): Promise<void>;
}

/** Maximum of votes that wait for an unreachable site. Further ones are refused, and the listing site may repeat them. */
const QUEUE_LIMIT = 20_000;
/** Number of obsolete lines at which the file is rewritten. */
const SLACK = 2_000;

export class QueueFull extends Error {
  override name = 'QueueFull';
}

type Line = { readonly vote: SentVote } | { readonly gone: readonly string[] };

/** @param limit maximum of waiting votes */
export async function openVoteQueue(file: string, limit = QUEUE_LIMIT): Promise<VoteQueue> {
  const { log, records, damaged } = await openAppendLog(file);
  const waiting = new Map<string, SentVote>();
  /** Votes on their way to the disk, which are not acknowledged yet. */
  const arriving = new Set<SentVote>();
  const unreadable = records.filter((record) => !readLine(record, waiting)).length;
  return {
    async add(vote) {
      if (waiting.size + arriving.size >= limit) throw new QueueFull();
      arriving.add(vote);
      try {
        await log.append([{ vote } satisfies Line]);
        waiting.set(vote.id, vote);
      } finally {
        arriving.delete(vote);
      }
    },
    first: (count) => [...waiting.values()].slice(0, count),
    async remove(ids) {
      const gone = ids.filter((id) => waiting.delete(id));
      if (gone.length === 0) return;
      if (log.length - waiting.size > SLACK)
        await log.replace([...waiting.values(), ...arriving].map((vote): Line => ({ vote })));
      else await log.append([{ gone } satisfies Line]);
    },
    get size() {
      return waiting.size;
    },
    damaged: damaged + unreadable,
    close: () => log.close(),
  };
}

/** Applies a line of the file to the votes; false for an invalid line. */
function readLine(record: object, waiting: Map<string, SentVote>): boolean {
  if ('gone' in record && Array.isArray(record.gone)) {
    for (const id of record.gone as unknown[]) waiting.delete(String(id));
    return true;
  }
  if (!('vote' in record) || !sentVoteSchema.isValidSync(record.vote)) return false;
  waiting.set(record.vote.id, record.vote);
  return true;
}
