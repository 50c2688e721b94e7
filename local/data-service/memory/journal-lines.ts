import { createHash } from 'node:crypto';
import { type Bytes } from './replies';

/** Time of a command, in milliseconds since 1970, and the command. */
export type JournalEntry = readonly [time: number, ...command: Bytes[]];

/** First line of a file. The version grows if current programs could not read the rest. */
export const HEADER = Buffer.from('In-process data of the local site, version 1\n');
const HEADER_PATTERN = /^In-process data of the local site, version (\d+)$/;

const CHECKSUM_LENGTH = 40;
const SNAPSHOT_LINE_CHARACTERS = 65_536;

/** Encodes entries that are stored atomically as one line: a checksum and JSON. As in the commands, each character is a byte. */
export function toLine(entries: readonly JournalEntry[]): Buffer {
  const json = Buffer.from(JSON.stringify(entries), 'latin1');
  return Buffer.concat([Buffer.from(checksum(json)), json, Buffer.from('\n')]);
}

/** @throws Error if `toLine` did not make this line, given without its line break */
export function fromLine(line: Buffer): JournalEntry[] {
  const json = line.subarray(CHECKSUM_LENGTH);
  if (line.toString('latin1', 0, CHECKSUM_LENGTH) !== checksum(json)) throw new Error('a checksum is wrong');
  return JSON.parse(json.toString('latin1'));
}

/** @throws Error if the rest is not for this program */
export function checkHeader(line: Buffer): void {
  const version = HEADER_PATTERN.exec(line.toString('latin1', 0, HEADER.length + 10))?.[1];
  if (version === undefined) throw new Error('it does not begin as it should');
  if (version !== '1') throw new Error(`it has version ${version}, of a newer program`);
}

function checksum(json: Buffer): string {
  return createHash('sha1').update(json).digest('hex');
}

/** Encodes commands as lines of moderate size, so that nothing else waits long while one is made. */
export function* toLines(commands: Iterable<readonly Bytes[]>, time: number): Generator<Buffer> {
  let entries: JournalEntry[] = [];
  let characters = 0;
  for (const command of commands) {
    entries.push([time, ...command]);
    characters += command.reduce((sum, word) => sum + word.length, 0);
    if (characters < SNAPSHOT_LINE_CHARACTERS) continue;
    yield toLine(entries);
    [entries, characters] = [[], 0];
  }
  if (entries.length > 0) yield toLine(entries);
}
