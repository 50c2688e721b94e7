import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasErrorCode } from '@/lib/error-code';

const CHUNK_BYTES = 1_048_576;
const LINE_BREAK = 10;

/** Append-only file of lines. */
export class JournalFile {
  #path: string;
  readonly #handle: FileHandle;
  #size: number;

  private constructor(path: string, handle: FileHandle, size: number) {
    this.#path = path;
    this.#handle = handle;
    this.#size = size;
  }

  /** Opens an existing file, or returns `undefined`. */
  static async open(path: string): Promise<JournalFile | undefined> {
    try {
      const handle = await open(path, 'r+');
      const { size } = await handle.stat();
      return new JournalFile(path, handle, size);
    } catch (error) {
      if (hasErrorCode(error, 'ENOENT')) return undefined;
      throw error;
    }
  }

  /** Creates an empty file, in place of any remains of an earlier process. Only its owner can read it. */
  static async create(path: string): Promise<JournalFile> {
    return new JournalFile(path, await open(path, 'w+', 0o600), 0);
  }

  /** Size in bytes. */
  get size(): number {
    return this.#size;
  }

  /** Yields the lines without their breaks; omits an unfinished one at the end. */
  async *lines(): AsyncGenerator<Buffer> {
    let rest: Buffer = Buffer.alloc(0);
    let read = 0;
    while (read < this.#size) {
      const { bytesRead, buffer } = await this.#handle.read(Buffer.alloc(CHUNK_BYTES), 0, CHUNK_BYTES, read);
      if (bytesRead === 0) break;
      read += bytesRead;
      const searched = rest.length;
      let begin = 0;
      rest = Buffer.concat([rest, buffer.subarray(0, bytesRead)]);
      for (let end = rest.indexOf(LINE_BREAK, searched); end >= 0; end = rest.indexOf(LINE_BREAK, begin)) {
        yield rest.subarray(begin, end);
        begin = end + 1;
      }
      rest = rest.subarray(begin);
    }
  }

  /** Cuts off everything after the last whole line, since a killed process did not finish it. */
  async cutTo(size: number): Promise<void> {
    await this.#handle.truncate(size);
    this.#size = size;
  }

  /** Appends bytes. After a failure, the next call overwrites what this one may have left. */
  async append(bytes: Buffer): Promise<void> {
    for (let done = 0; done < bytes.length;) {
      const { bytesWritten } = await this.#handle.write(bytes, done, bytes.length - done, this.#size + done);
      done += bytesWritten;
    }
    this.#size += bytes.length;
  }

  /** Resolves when everything would survive a power failure. */
  async sync(): Promise<void> {
    await this.#handle.sync();
  }

  /** Replaces another file atomically: a crash leaves one or the other. */
  async replace(path: string): Promise<void> {
    await this.sync();
    await rename(this.#path, path);
    this.#path = path;
  }

  /** Makes the file's name survive a power failure. */
  async syncName(): Promise<void> {
    const directory = await open(dirname(this.#path), 'r');
    try {
      await directory.sync();
    } finally {
      await directory.close();
    }
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async discard(): Promise<void> {
    await this.close();
    await rm(this.#path, { force: true });
  }
}
