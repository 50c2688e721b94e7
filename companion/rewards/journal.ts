import {
  type HandedReward,
  NOT_RUN,
  type ReceiptResult,
  type SentReceipt,
  SYNC_TEXT_LIMITS,
} from '@/contract/companion-sync';
import { openAppendLog } from '../files/append-log';
import { printable } from '../printable';
import { type Entry, follow, isLine, type Line, readEntries } from './journal-lines';

/** What this companion has done for each reward, on disk: the reason why none is given twice. */
export interface Journal {
  /** Whether commands of this id may have been run, or are about to be. */
  knows(id: string): boolean;
  take(rewards: readonly HandedReward[]): Promise<void>;
  /** Before a command is sent, which is the `n`th of so many, from 0 on. */
  begin(id: string, n: number, of: number, command: string): Promise<void>;
  /** After its answer. */
  end(id: string, n: number, answer: string): Promise<void>;
  finish(id: string, result: ReceiptResult, detail: string): Promise<void>;
  /** What the site is still to be told, the oldest first. */
  receipts(count: number): SentReceipt[];
  /** The site knows these now. */
  told(ids: readonly string[]): Promise<void>;
  /** The site has asked again for something that was finished long ago. */
  untell(id: string): void;
  /** What was found to be unknown when the journal was opened. */
  readonly uncertain: readonly string[];
  readonly damaged: number;
  close(): Promise<void>;
}

/** The site asks for nothing that is older. */
const MEMORY_MS = 30 * 24 * 60 * 60_000;
const SLACK = 2_000;

/** Opens the journal, and settles what a process before this one has left open. */
export async function openJournal(file: string, now: () => number): Promise<Journal> {
  const { log, records, damaged } = await openAppendLog(file);
  const lines = records.filter(isLine);
  const entries = readEntries(lines);
  /** On the disk first: what is known is what the next process will know. */
  const add = async (added: readonly Line[]) => {
    await log.append(added);
    for (const line of added) follow(entries, line);
  };
  const open = [...entries.values()].filter(({ outcome }) => outcome === null);
  await add(open.map((entry) => settle(entry, now())));
  return {
    knows: (id) => entries.has(id),
    take: (rewards) => add(rewards.map((took) => ({ took, at: now() }))),
    begin: (begin, n, of, command) => add([{ begin, n, of, command, at: now() }]),
    end: (end, n, answer) => add([{ end, n, answer, at: now() }]),
    async finish(finish, result, detail) {
      const line = { finish, result, detail: printable(detail, SYNC_TEXT_LIMITS.detail), at: now() };
      // What is certain now is told, also where a process after this one would not know it.
      follow(entries, line);
      await log.append([line]);
    },
    receipts: (count) =>
      [...entries.values()]
        .flatMap(({ reward: { id }, outcome }): SentReceipt[] =>
          outcome && !outcome.isTold ? [{ id, result: outcome.result, detail: outcome.detail }] : [],
        )
        .slice(0, count),
    async told(ids) {
      const told = ids.filter((id) => entries.get(id)?.outcome);
      if (told.length === 0) return;
      await add([{ told }]);
      if (log.length <= entries.size + SLACK) return;
      forgetBefore(entries, now() - MEMORY_MS);
      await log.replace([...entries.values()].map((kept): Line => ({ kept })));
    },
    untell(id) {
      const entry = entries.get(id);
      if (entry?.outcome) entries.set(id, { ...entry, outcome: { ...entry.outcome, isTold: false } });
    },
    uncertain: open.map(({ reward }) => reward.id).filter((id) => isUncertain(entries.get(id))),
    damaged: damaged + records.length - lines.length,
    close: () => log.close(),
  };
}

const isUncertain = (entry: Entry | undefined): boolean => entry?.outcome?.result === 'uncertain';

/**
 * Nothing was run of a reward that was not begun. Of one that was begun and not finished nobody knows, unless every command
 * was answered.
 */
function settle({ reward, begun }: Entry, at: number): Line {
  const finish = reward.id;
  if (begun === null) return { finish, result: 'failed', detail: NOT_RUN, at };
  const { ended, of } = begun;
  if (ended === of) return { finish, result: 'done', detail: '', at };
  const detail = `The companion ended after ${String(ended)} of ${String(of)} commands were answered`;
  return { finish, result: 'uncertain', detail, at };
}

function forgetBefore(entries: Map<string, Entry>, time: number): void {
  for (const [id, { outcome }] of entries) if (outcome?.isTold && outcome.at < time) entries.delete(id);
}
