// Decision record: docs/decisions/0019-companion.md
import {
  type HandedReward,
  NOT_RUN,
  type ReceiptResult,
  type SentReceipt,
  SYNC_TEXT_LIMITS,
} from '@/contract/companion-sync';
import { openAppendLog } from '../files/append-log';
import { printable } from '../printable';
import { type Entry, follow, isLine, type Line, linesOf, readLines } from './journal-lines';

/** Actions of this companion for each reward, on disk: the reason why none is given twice. */
export interface Journal {
  /** Whether commands of this id may have been run, or are about to be. */
  knows(id: string): boolean;
  /** Number of further rewards that fit before the site has to confirm receipts. */
  readonly room: number;
  take(rewards: readonly HandedReward[]): Promise<void>;
  /** Records the start of the `n`th command, from 0 on, before it is sent. */
  begin(id: string, n: number, of: number, command: string): Promise<void>;
  /** Records the answer to a command. */
  end(id: string, n: number, answer: string): Promise<void>;
  finish(id: string, result: ReceiptResult, detail: string): Promise<void>;
  /** Receipts that the site does not know yet, oldest first. */
  receipts(count: number): SentReceipt[];
  /** Marks receipts as known to the site. */
  told(ids: readonly string[]): Promise<void>;
  /** Queues the result again for a reward that the site hands out again. */
  untell(id: string): void;
  /** Rewards whose outcome was unknown when the journal was opened. */
  readonly uncertain: readonly string[];
  readonly damaged: number;
  close(): Promise<void>;
}

/** Time after which the site no longer asks for a reward. */
const MEMORY_MS = 30 * 24 * 60 * 60_000;
/** Upper bound of remembered results, 1,000 a day for a month. The oldest are deleted first. */
const MOST_PAST = 30_000;
/**
 * Upper bound of receipts that wait. An honest site hands out up to 200 rewards per call, and confirms them with the next one.
 */
const MOST_UNTOLD = 1_000;
const SLACK = 2_000;

/**
 * Opens the journal, and settles rewards that an earlier process has left open.
 * @param most upper bound of remembered results that the site knows
 */
export async function openJournal(file: string, now: () => number, most = MOST_PAST): Promise<Journal> {
  const { log, records, damaged } = await openAppendLog(file);
  const lines = records.filter(isLine);
  const known = readLines(lines);
  const { entries, past } = known;
  /** Remembered rewards that the site handed out again. */
  const asked = new Set<string>();
  /** The disk comes first, so that memory holds nothing that the next process would not know. */
  const add = async (added: readonly Line[]) => {
    await log.append(added);
    for (const line of added) follow(known, line);
  };
  const forget = (time: number) => {
    for (const [id, { at }] of past) {
      if (at >= time && past.size <= most) continue;
      past.delete(id);
      asked.delete(id);
    }
  };
  const open = [...entries].filter(([, { outcome }]) => outcome === null);
  await add(open.map(([id, entry]) => settle(id, entry, now())));
  return {
    knows: (id) => entries.has(id) || past.has(id),
    get room() {
      return Math.max(MOST_UNTOLD - entries.size, 0);
    },
    take: (rewards) => add(rewards.map((took) => ({ took, at: now() }))),
    begin: (begin, n, of, command) => add([{ begin, n, of, command, at: now() }]),
    end: (end, n, answer) => add([{ end, n, answer, at: now() }]),
    async finish(finish, result, detail) {
      const line = { finish, result, detail: printable(detail, SYNC_TEXT_LIMITS.detail), at: now() };
      // A certain result is reported even if a later process would not know it.
      follow(known, line);
      await log.append([line]);
    },
    receipts: (count) =>
      [
        ...[...entries].flatMap(([id, { outcome }]): SentReceipt[] =>
          outcome ? [{ id, result: outcome.result, detail: outcome.detail }] : [],
        ),
        ...[...asked].flatMap((id): SentReceipt[] => {
          const found = past.get(id);
          return found ? [{ id, result: found.result, detail: '' }] : [];
        }),
      ].slice(0, count),
    async told(ids) {
      for (const id of ids) asked.delete(id);
      const told = ids.filter((id) => entries.get(id)?.outcome);
      if (told.length === 0) return;
      // One line per id, so that the number of lines bounds the size of the file.
      await add(told.map((id) => ({ told: [id] })));
      if (log.length <= entries.size + past.size + SLACK) return;
      forget(now() - MEMORY_MS);
      await log.replace(linesOf(known));
    },
    untell(id) {
      if (past.has(id)) asked.add(id);
    },
    uncertain: open.map(([id]) => id).filter((id) => entries.get(id)?.outcome?.result === 'uncertain'),
    damaged: damaged + records.length - lines.length,
    close: () => log.close(),
  };
}

/**
 * Settles an open reward. Without a begun command, nothing was run. A begun but unfinished one is uncertain, unless every command
 * was answered.
 */
function settle(finish: string, { begun }: Entry, at: number): Line {
  if (begun === null) return { finish, result: 'failed', detail: NOT_RUN, at };
  const { ended, of } = begun;
  if (ended === of) return { finish, result: 'done', detail: '', at };
  const detail = `The companion stopped after ${String(ended)} of ${String(of)} commands were answered`;
  return { finish, result: 'uncertain', detail, at };
}
