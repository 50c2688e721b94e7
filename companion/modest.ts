import { setFlagsFromString } from 'node:v8';

// A companion is idle nearly all of its time, beside a game server that needs the memory. It therefore runs without the compilers
// that speed up long loops, with a young generation that does not grow, and with early garbage collection.
for (const flag of [
  '--semi-space-growth-factor=1',
  '--heap-growing-percent=10',
  '--optimize-for-size',
  '--no-opt',
  '--no-maglev',
  '--no-sparkplug',
])
  setFlagsFromString(flag);
