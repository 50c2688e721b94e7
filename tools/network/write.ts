import { existsSync } from 'node:fs';
import { NetworkError } from './read-network';
import { writeNetwork } from './write-network';

// `tsx tools/network/write.ts`: what build and tests import of the network.
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  console.log(`Network: ${await writeNetwork(process.cwd(), process.env['NETWORK'])}`);
} catch (error) {
  console.error(error instanceof NetworkError ? error.message : String(error));
  process.exitCode = 1;
}
