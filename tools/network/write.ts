import { existsSync } from 'node:fs';
import { NetworkError } from './read-network';
import { writeNetwork } from './write-network';

// `tsx tools/network/write.ts` writes the modules that the build and the tests import of the network.
try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { name, messages } = await writeNetwork(process.cwd(), process.env['NETWORK']);
  console.log(`Network: ${name}`);
  if (messages !== null) console.log(messages);
} catch (error) {
  console.error(error instanceof NetworkError ? error.message : String(error));
  process.exitCode = 1;
}
