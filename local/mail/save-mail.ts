import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes an email to a file named by its date and id, so that files sort by date and a repeated email is written once. The
 * write is atomic.
 * @returns the path; null if the file already exists
 */
export async function saveMail(directory: string, source: Buffer): Promise<string | null> {
  await mkdir(directory, { recursive: true });
  const file = path.join(directory, `${nameOf(source)}.eml`);
  if (await stat(file).catch(() => null)) return null;
  const draft = `${file}.part`;
  await writeFile(draft, source, { mode: 0o600 });
  await rename(draft, file);
  return file;
}

function nameOf(source: Buffer): string {
  const [head = ''] = source.toString('latin1').split('\r\n\r\n', 1);
  const header = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(head)?.[1] ?? '';
  const date = new Date(header('Date'));
  const day = Number.isNaN(date.getTime()) ? 'undated' : date.toISOString().slice(0, 19).replaceAll(':', '-');
  const id = /<([\w-]{1,64})@/.exec(header('Message-ID'))?.[1];
  return `${day}-${id ?? createHash('sha256').update(source).digest('hex').slice(0, 32)}`;
}
