import { writeNetwork } from '../../tools/network/write-network';
import { startSite } from '../site/site';

// Functions and pages go on with what was written before if the network is wrong.
await writeNetwork(process.cwd(), process.env['NETWORK']).catch(({ message }: Error) =>
  console.error(message),
);

/** Serves the functions alone on the port `FUNCTIONS_PORT`; says so in one line whenever it has loaded them. */
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
