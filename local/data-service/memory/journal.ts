import { JournalFile } from './journal-file';
import { HEADER, type JournalEntry, toLine, toLines } from './journal-lines';
import { readJournal } from './journal-reading';
import { type Bytes } from './replies';

/** Size from which a file is compacted each time it has doubled. */
const COMPACT_BYTES = 64 * 1024 * 1024;

export interface JournalOptions {
  readonly path: string;
  /** Returns commands that recreate the state at the time of the call; they are generated over some time. */
  readonly snapshot: () => Iterable<readonly Bytes[]>;
  readonly compactBytes?: number | undefined;
}

/**
 * Stores commands in a file. A write starts as soon as a command arrives; those that arrive meanwhile join the next write. A
 * long file is compacted into a second one, while the old one still grows.
 */
export class Journal {
  readonly #path: string;
  readonly #snapshot: JournalOptions['snapshot'];
  readonly #compactBytes: number;
  #file: JournalFile;
  #pending: JournalEntry[] = [];
  #writing: Promise<void> | undefined;
  #failure: Error | undefined;
  #compaction: Promise<void> | undefined;
  #compactedSize = 0;
  #isClosing = false;
  /** Number of pending commands that a compaction's snapshot already includes. */
  #inSnapshot = 0;
  /** Lines written since the snapshot, and missing from it. */
  #sinceSnapshot: Buffer[] = [];
  /** Compacted file that lacks only those lines. */
  #successor: JournalFile | undefined;

  private constructor(file: JournalFile, { path, snapshot, compactBytes = COMPACT_BYTES }: JournalOptions) {
    this.#file = file;
    this.#path = path;
    this.#snapshot = snapshot;
    this.#compactBytes = compactBytes;
  }

  /** Reads a file like {@link readJournal}, and continues after its end. */
  static async open(options: JournalOptions, onEntry: (entry: JournalEntry) => void): Promise<Journal> {
    const existing = await readJournal(options.path, onEntry);
    if (existing) return new Journal(existing, options);
    const file = await JournalFile.create(successorOf(options.path));
    await file.append(HEADER);
    await file.replace(options.path);
    await file.syncName();
    return new Journal(file, options);
  }

  /** True if the latest write failed. */
  get isFailing(): boolean {
    return this.#failure !== undefined;
  }

  /** Stores a command that has run. Commands appended in the same tick are stored atomically. */
  append(entry: JournalEntry): void {
    this.#pending.push(entry);
    this.#writing ??= this.#write();
  }

  /**
   * Resolves when everything is on the disk.
   * @throws Error on failure; no data is dropped, and the next call tries again
   */
  async flush(): Promise<void> {
    if (this.#pending.length > 0 || this.#failure) this.#writing ??= this.#write();
    await this.#writing;
    if (this.#failure) throw this.#failure;
  }

  /** Flushes and closes; nothing can be appended afterwards. */
  async close(): Promise<void> {
    this.#isClosing = true;
    try {
      await this.#compaction;
      await this.flush();
    } finally {
      await this.#file.close();
    }
  }

  async #write(): Promise<void> {
    // Other commands of the same script or transaction belong to this line.
    await Promise.resolve();
    try {
      while (this.#pending.length > 0 || this.#successor) {
        if (this.#successor) await this.#succeed(this.#successor);
        else await this.#writePending();
      }
      this.#failure = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const isNew = !this.#failure;
      this.#failure = new Error(`The data cannot be written to ${this.#path}: ${reason}`);
      if (isNew) console.error(this.#failure.message);
    } finally {
      this.#writing = undefined;
    }
  }

  async #writePending(): Promise<void> {
    const entries = this.#pending;
    this.#pending = [];
    try {
      await this.#file.append(toLine(entries));
      await this.#file.sync();
    } catch (error) {
      this.#pending = entries.concat(this.#pending);
      throw error;
    }
    if (this.#compaction) this.#sinceSnapshot.push(toLine(entries.slice(this.#inSnapshot)));
    this.#inSnapshot = 0;
    const isLong = this.#file.size >= Math.max(this.#compactBytes, 2 * this.#compactedSize);
    if (isLong && !this.#compaction && !this.#isClosing) {
      this.#inSnapshot = this.#pending.length;
      this.#compaction = this.#compact();
    }
  }

  async #compact(): Promise<void> {
    const lines = toLines(this.#snapshot(), Date.now());
    let file: JournalFile | undefined;
    try {
      file = await JournalFile.create(successorOf(this.#path));
      await file.append(HEADER);
      for (const line of lines) await file.append(line);
      await file.sync();
      this.#successor = file;
      await (this.#writing ??= this.#write());
    } catch {
      await this.#giveUpCompaction(file);
    }
  }

  async #succeed(successor: JournalFile): Promise<void> {
    this.#successor = undefined;
    try {
      for (const line of this.#sinceSnapshot) await successor.append(line);
      await successor.replace(this.#path);
    } catch {
      return this.#giveUpCompaction(successor);
    }
    const former = this.#file;
    this.#file = successor;
    this.#endCompaction();
    await former.close();
    await successor.syncName();
  }

  /** Abandons a compaction. The long file stays intact, and the next attempt follows when it has doubled. */
  async #giveUpCompaction(file: JournalFile | undefined): Promise<void> {
    this.#endCompaction();
    await file?.discard().catch(() => undefined);
  }

  #endCompaction(): void {
    this.#compactedSize = this.#file.size;
    this.#compaction = undefined;
    this.#sinceSnapshot = [];
  }
}

/** Returns the path of the compacted file, in the same folder so that it can replace the old one. */
const successorOf = (path: string) => `${path}.new`;
