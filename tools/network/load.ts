import { writeSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inspect, types } from 'node:util';
import { Worker } from 'node:worker_threads';

/** Maximum time for one file, in milliseconds. Many times what the longest needs on a slow machine. */
const LONGEST = 30_000;

/** Program of a thread that ends the process with a line, unless the next message comes in time. */
const WATCH = `
const { writeSync } = require('node:fs');
let timer;
require('node:worker_threads').parentPort.on('message', (reading) => {
  clearTimeout(timer);
  if (reading === null) return;
  timer = setTimeout(() => {
    writeSync(2, reading.line + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }, reading.longest);
});
`;

let watch: Worker | null = null;
const watched = (): Worker => {
  if (watch) return watch;
  watch = new Worker(WATCH, { eval: true, execArgv: [] });
  watch.unref();
  return watch;
};

const ONLY_DATA = 'must be plain data, without a program of its own';

/** Returns the message of what a file throws, which may be anything: `throw null`. */
const messageOf = (thrown: unknown): string =>
  types.isNativeError(thrown) && thrown.message.trim() !== ''
    ? thrown.message
    : `throws ${inspect(thrown, { depth: 0 }).split('\n')[0] ?? ''}: ${ONLY_DATA}`;

const exportOf = async (file: string): Promise<unknown> => {
  const rejected: unknown[] = [];
  const onRejection = (reason: unknown) => rejected.push(reason);
  process.on('unhandledRejection', onRejection);
  try {
    const { default: written } = (await import(pathToFileURL(file).href)) as { default?: unknown };
    // Node reports a rejection only after the promises that are being settled.
    await new Promise((resolve) => setImmediate(resolve));
    if (rejected.length > 0) throw rejected[0];
    if (written === undefined) throw new Error('must say `export default { … }`');
    if (types.isPromise(written)) throw new Error(`is a promise: ${ONLY_DATA}`);
    return written;
  } catch (error) {
    throw new Error(messageOf(error), { cause: error });
  } finally {
    process.off('unhandledRejection', onRejection);
  }
};

/**
 * Returns the default export of an owner's file. If the file ends the program, or never ends itself, standard error names it, and
 * the exit code is not 0.
 * @param place the file's name in messages
 * @param longest maximum time in milliseconds
 * @throws Error for anything that the file throws, and for a file without a default export
 */
export const load = async (file: string, place: string, longest = LONGEST): Promise<unknown> => {
  const line = `${place}: takes longer than ${String(longest / 1000)} s to read: ${ONLY_DATA}`;
  const onExit = () => {
    writeSync(2, `${place}: ends the program, or waits for what never comes: ${ONLY_DATA}\n`);
    process.exitCode = 1;
  };
  process.once('exit', onExit);
  watched().postMessage({ line, longest });
  try {
    return await exportOf(file);
  } finally {
    watched().postMessage(null);
    process.off('exit', onExit);
  }
};
