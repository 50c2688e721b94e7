import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile, readlink } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Returns a program's working directory and command line as one text; empty if it has ended in the meantime. */
const describeProcess = async (id: string): Promise<string> => {
  const parts = [readlink(`/proc/${id}/cwd`), readFile(`/proc/${id}/cmdline`, 'utf8')];
  return (await Promise.all(parts.map((part) => part.catch(() => '')))).join(' ').replaceAll('\0', ' ');
};

const describeAll = async (): Promise<string[]> => {
  if (existsSync('/proc/self/cwd')) {
    const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
    return Promise.all(ids.map(describeProcess));
  }
  const run = async (program: string, ...parameters: string[]) =>
    (await promisify(execFile)(program, parameters)).stdout.split('\n');
  return (await Promise.all([run('ps', '-A', '-o', 'args'), run('lsof', '-d', 'cwd', '-Fn')])).flat();
};

/** Returns this machine's programs whose working directory or command line contains a text, such as a test's own folder. */
export const programsNaming = async (text: string): Promise<string[]> =>
  (await describeAll()).filter((description) => description.includes(text));
