import '../../../companion/modest';
import { readOptions } from '../../../companion/options';
import { createOutput } from '../../../companion/output';
import { runCompanion } from '../../../companion/run';

/** The companion at a faster pace, so that tests need not wait for it. It prints its peak memory on exit. */
const options = readOptions(process.argv.slice(2), process.env);
const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
const output = createOutput(process.stdout, process.stderr, process.env, Date.now);
const parts = { output, signal: stop.signal, pollMs: 50, shortestMs: 25 };
// Sampled, because the system's own maximum includes the process that started this one.
let peak = 0;
const sample = () => {
  peak = Math.max(peak, process.memoryUsage.rss());
};
setInterval(sample, 20).unref();
const isDone = await runCompanion(options, parts);
sample();
process.stdout.write(`Peak memory: ${String(peak)} bytes\n`, () => process.exit(isDone ? 0 : 1));
