import { BlobsServer } from '@netlify/blobs/server';

// In a process of its own: it is published in a way that Jest cannot load.
const [directory, token] = process.argv.slice(2);
const server = new BlobsServer({ directory, token, logger: () => undefined });
const { port } = await server.start();
// Whoever started it says when it ends; the terminal's Ctrl-C comes here, too.
process.on('SIGINT', () => undefined);
process.send(port);
process.once('disconnect', () => process.exit());
