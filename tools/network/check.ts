import { parseArgs } from 'node:util';
import { checkNetworks } from './check-networks';

// `npm run network:check [NAME…]` reports faults in the named networks, or in all. The exit code is 1 if one cannot be built.
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const { state, line } of await checkNetworks(process.cwd(), positionals)) {
    if (state === 'wrong') process.exitCode = 1;
    console.log(state === 'warning' ? `warning: ${line}` : line);
  }
} catch (error) {
  console.error(String(error));
  process.exitCode = 1;
}
