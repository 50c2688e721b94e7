import { type FileHandle, open, readFile } from 'node:fs/promises';
import { hasErrorCode } from '@/lib/error-code';
import { writeWhole } from './whole-file';

/** A file that records are appended to, one JSON value per line. */
export interface AppendLog {
  /**
   * Appends records, in order, all or none. Concurrent appends are written together.
   * @returns when they are on the disk
   * @throws the system's error when they are not
   */
  append(records: readonly object[]): Promise<void>;
  /** Replaces all records that were added before this call. */
  replace(records: readonly object[]): Promise<void>;
  /** Number of records since the file was opened or replaced, including those that it held then. */
  readonly length: number;
  /** Waits for pending writes. */
  close(): Promise<void>;
}

interface Opened {
  readonly log: AppendLog;
  /** Records in the order of their addition. */
  readonly records: readonly object[];
  /** Lines that this program did not write completely, for instance because of a power failure. */
  readonly damaged: number;
}

interface Job {
  readonly text: string;
  readonly count: number;
  readonly isWhole: boolean;
  resolve(): void;
  reject(error: unknown): void;
}

const linesOf = (records: readonly object[]) =>
  records.map((record) => `${JSON.stringify(record)}\n`).join('');

/** Opens such a file, creates it if missing, and removes an unfinished line at its end. */
export async function openAppendLog(file: string): Promise<Opened> {
  const bytes = await readBytes(file);
  const end = bytes.lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, end).toString().split('\n').slice(0, -1);
  const records = lines.flatMap(parseLine);
  const damaged = lines.length - records.length + Number(end < bytes.length);
  const log = createLog(file, await open(file, 'r+'), { size: end, length: records.length });
  if (damaged > 0) await log.replace(records);
  return { log, records, damaged };
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
    await writeWhole(file, '');
    return Buffer.alloc(0);
  }
}

function parseLine(line: string): object[] {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? [value] : [];
  } catch {
    return [];
  }
}

function createLog(file: string, opened: FileHandle, start: { size: number; length: number }): AppendLog {
  let handle = opened;
  let { size, length } = start;
  let jobs: Job[] = [];
  let working: Promise<void> | null = null;

  async function write(texts: string[]): Promise<void> {
    const bytes = Buffer.from(texts.join(''));
    try {
      await handle.truncate(size);
      let written = 0;
      while (written < bytes.length)
        written += (await handle.write(bytes, written, bytes.length - written, size + written)).bytesWritten;
      await handle.datasync();
    } catch (error) {
      await handle.truncate(size).catch(() => undefined);
      throw error;
    }
    size += bytes.length;
  }

  async function replaceWhole(text: string): Promise<void> {
    await writeWhole(file, text);
    const fresh = await open(file, 'r+');
    await handle.close();
    handle = fresh;
    size = Buffer.byteLength(text);
  }

  async function work(): Promise<void> {
    for (let first = jobs[0]; first; first = jobs[0]) {
      const next = jobs.findIndex(({ isWhole }) => isWhole);
      const taken = first.isWhole ? [first] : jobs.slice(0, next === -1 ? undefined : next);
      jobs = jobs.slice(taken.length);
      try {
        if (first.isWhole) await replaceWhole(first.text);
        else await write(taken.map(({ text }) => text));
        length = taken.reduce((sum, { count }) => sum + count, first.isWhole ? 0 : length);
        for (const job of taken) job.resolve();
      } catch (error) {
        for (const job of taken) job.reject(error);
      }
    }
    working = null;
  }

  function add(records: readonly object[], isWhole: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      jobs.push({ text: linesOf(records), count: records.length, isWhole, resolve, reject });
      working ??= work();
    });
  }

  return {
    append: (records) => (records.length === 0 ? Promise.resolve() : add(records, false)),
    replace: (records) => add(records, true),
    get length() {
      return length;
    },
    async close() {
      await working;
      await handle.close();
    },
  };
}
