import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Knowledge from earlier runs, for one world, site and mode. */
export interface Memory {
  /** Names by UUID: the game's cache forgets them after a month. */
  readonly names: Map<string, string>;
  /** Digest of a player's figures on the site, by UUID. */
  readonly sent: Map<string, string>;
  /** Digest of the last report to the site about players who are left out; null before the first. */
  told: string | null;
  save(): Promise<void>;
}

export interface MemoryPlace {
  /** Folder of this tool's files; never in the world. */
  readonly directory: string;
  readonly site: string;
  readonly mode: string;
  readonly world: string;
}

export function digest(value: string): string {
  return createHash('sha256').update(value).digest('base64url').slice(0, 16);
}

/** Opens the memory. A missing or unreadable one is empty, and everything is sent again, which does no harm. */
export async function openMemory({ directory, site, mode, world }: MemoryPlace): Promise<Memory> {
  const file = path.join(directory, `${mode}-${digest(`${site}\n${path.resolve(world)}`)}.json`);
  const { names, sent, told } = parse(await readFile(file, 'utf8').catch(() => ''));
  const memory: Memory = {
    names,
    sent,
    told,
    async save() {
      await mkdir(directory, { recursive: true });
      const text = JSON.stringify({
        names: Object.fromEntries(names),
        sent: Object.fromEntries(sent),
        told: memory.told,
      });
      // An interrupted run leaves the previous file intact.
      await writeFile(`${file}.new`, text);
      await rename(`${file}.new`, file);
    },
  };
  return memory;
}

function parse(text: string): Pick<Memory, 'names' | 'sent' | 'told'> {
  const empty = { names: new Map<string, string>(), sent: new Map<string, string>(), told: null };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('names' in value) || !('sent' in value))
      return empty;
    const told = 'told' in value && typeof value.told === 'string' ? value.told : null;
    return { names: textsOf(value.names), sent: textsOf(value.sent), told };
  } catch {
    return empty;
  }
}

function textsOf(value: unknown): Map<string, string> {
  const entries: [string, unknown][] =
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(
    entries.flatMap(([key, text]): [string, string][] => (typeof text === 'string' ? [[key, text]] : [])),
  );
}
