import { writeNetwork } from '../../tools/network/write-network';
import { startSite } from '../site/site';

// Functions and pages keep using the last valid network if the new one is invalid.
await writeNetwork(process.cwd(), process.env['NETWORK']).catch(({ message }: Error) =>
  console.error(message),
);

/** Serves only the functions, on the port `FUNCTIONS_PORT`. Prints one line each time they have loaded. */
const site = await startSite({
  root: process.cwd(),
  publish: 'public',
  functions: 'functions/api',
  port: Number(process.env['FUNCTIONS_PORT']),
  host: '127.0.0.1',
});
process.once('SIGTERM', () => {
  void site.close().then(() => process.exit(0));
});
console.log('Functions loaded');
