import * as v from 'valibot';
import { kindOf, type Subject } from '../subjects';
import { damaged } from './backup-file-error';

const lineSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([
    v.string(),
    v.string(),
    v.pipe(v.string(), v.regex(/^\d*$/)),
    v.pipe(v.string(), v.regex(/^\d+$/)),
    v.pipe(v.array(v.string()), v.minLength(1)),
  ]),
);

/**
 * Checks that a text only holds keys of these subjects.
 * @throws BackupFileError otherwise
 */
export function checkText(text: string, subjects: readonly Subject[]): void {
  for (const line of text.split('\n')) {
    const parsed = v.safeParse(lineSchema, line);
    if (!parsed.success) throw damaged();
    const [key, type, , , values] = parsed.output;
    const isPaired = type === 'hash' || type === 'zset';
    if (kindOf(key, subjects)?.type !== type || (isPaired && values.length % 2 > 0)) throw damaged();
  }
}
