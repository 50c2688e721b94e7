import '../../../companion/modest';
import { readOptions } from '../../../companion/options';
import { createOutput } from '../../../companion/output';
import { runCompanion } from '../../../companion/run';

/** The companion with another pace, so that tests need not wait for it. */
const options = readOptions(process.argv.slice(2), process.env);
if (!options) throw new Error('These options ask for help.');
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
const output = createOutput(process.stdout, process.stderr, process.env, Date.now);
const parts = { output, signal: stop.signal, lookMs: 50, shortestMs: 25 };
process.exit((await runCompanion(options, parts)) ? 0 : 1);
