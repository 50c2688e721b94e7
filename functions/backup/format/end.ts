import * as v from 'valibot';
import { damaged } from './backup-file-error';

const endSchema = v.object({
  texts: v.number(),
  digest: v.string(),
  counts: v.record(v.string(), v.number()),
});

/** The end of a backup, which proves that it is complete. */
export type End = v.InferOutput<typeof endSchema>;

export const packEnd = (end: End): string => JSON.stringify(end);

/** @throws BackupFileError when it is not the end of these texts */
export function unpackEnd(json: string, texts: number, digest: string): End {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), endSchema), json);
  if (!parsed.success || parsed.output.texts !== texts || parsed.output.digest !== digest) throw damaged();
  return parsed.output;
}
