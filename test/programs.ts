import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The command lines of this machine's running programs that name something, such as a test's own folder. */
export async function programsNaming(text: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args']);
  return stdout.split('\n').filter((line) => line.includes(text));
}
