import { type SentVote, sentVoteSchema } from '@/contract/companion-sync';
import { openAppendLog } from '../files/append-log';

/** Votes that the site has not answered for, on disk. */
export interface VoteQueue {
  /**
   * Keeps a vote.
   * @returns once it is on the disk
   * @throws QueueFull, or the system's error
   */
  add(vote: SentVote): Promise<void>;
  /** The oldest ones, at most so many. */
  first(count: number): readonly SentVote[];
  /** Forgets those that the site has answered for. */
  remove(ids: readonly string[]): Promise<void>;
  readonly size: number;
  /** Lines of the file that could not be read when it was opened. */
  readonly damaged: number;
  close(): Promise<void>;
}

/** So many wait for a site that does not answer; what comes then is refused, and the listing site may repeat it. */
const QUEUE_LIMIT = 20_000;
/** The file is written anew when it has so many lines that nobody needs any more. */
const SLACK = 2_000;

export class QueueFull extends Error {
  override name = 'QueueFull';
}

type Line = { readonly vote: SentVote } | { readonly gone: readonly string[] };

/** @param limit most votes that wait */
export async function openVoteQueue(file: string, limit = QUEUE_LIMIT): Promise<VoteQueue> {
  const { log, records, damaged } = await openAppendLog(file);
  const waiting = new Map<string, SentVote>();
  /** On their way to the disk: nobody has been told that they are kept. */
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

/** Does to the votes what a line of the file says; false when it says nothing. */
function readLine(record: object, waiting: Map<string, SentVote>): boolean {
  if ('gone' in record && Array.isArray(record.gone)) {
    for (const id of record.gone as unknown[]) waiting.delete(String(id));
    return true;
  }
  if (!('vote' in record) || !sentVoteSchema.isValidSync(record.vote)) return false;
  waiting.set(record.vote.id, record.vote);
  return true;
}
