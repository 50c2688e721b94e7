import { setFlagsFromString } from 'node:v8';

// A companion waits for others nearly all of its time, beside a game server that needs the memory: it does without the
// compilers that make long loops fast, without a nursery that grows, and has its rubbish taken away while there is little of it.
for (const flag of [
  '--semi-space-growth-factor=1',
  '--heap-growing-percent=10',
  '--optimize-for-size',
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
])
  setFlagsFromString(flag);
