import { setFlagsFromString } from 'node:v8';

// A companion waits for others nearly all of its time, beside a game server that needs the memory: it does without the
// compilers that make long loops fast, and without a nursery that grows.
for (const flag of ['--semi-space-growth-factor=1', '--no-opt', '--no-maglev', '--no-sparkplug'])
  setFlagsFromString(flag);
