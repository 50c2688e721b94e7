import * as v from 'valibot';
import { backupRefusals } from '#messages/backup-refusals';
import { isSubject, type Subject } from '../subjects';
import { BackupFileError, damaged } from './backup-file-error';

export const FORMAT_VERSION = 1;
const FORMAT = 'network-site-data';

const headerSchema = v.object({
  format: v.literal(FORMAT),
  version: v.number(),
  /** Id of the reading that it was made from. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Time of the data, as ISO 8601. */
  at: v.string(),
  subjects: v.array(v.string()),
  /** Parameters that derive the key from the passphrase; null without encryption. */
  lock: v.nullable(v.object({ salt: v.string(), cost: v.picklist([32_768]) })),
});

/** The first line of a backup, which describes it in clear text. */
export interface Header extends Omit<v.InferOutput<typeof headerSchema>, 'format' | 'version' | 'subjects'> {
  readonly subjects: readonly Subject[];
}

export function packHeader({ id, at, subjects, lock }: Header): string {
  return JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, id, at, subjects, lock });
}

/** @throws BackupFileError for any other file, and for a newer version */
export function unpackHeader(line: string): Header {
  const header = parse(line);
  if (header?.format !== FORMAT) throw new BackupFileError('format', backupRefusals.noBackup);
  if (typeof header.version === 'number' && header.version > FORMAT_VERSION) {
    throw new BackupFileError('version', backupRefusals.newerFormat(header.version, FORMAT_VERSION));
  }
  const parsed = v.safeParse(headerSchema, header);
  if (!parsed.success) throw damaged();
  const { id, at, lock, subjects } = parsed.output;
  const known = subjects.filter(isSubject);
  if (known.length !== subjects.length) throw damaged();
  return { id, at, subjects: known, lock };
}

function parse(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
