import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { site } from '@/content/site';

/** As large as the hosts' own. */
const PICTURE = { width: 64, height: 64, channels: 3, background: '#7f7f7f' } as const;

const hosts = new Set(Object.values(site.avatars).map((address) => new URL(address('player', 64)).host));

export interface OutsidePictures {
  /** What a browser needs to be told to look for those hosts here. */
  args: string[];
  close(): Promise<void>;
}

const certificate = async (): Promise<{ key: Buffer; cert: Buffer }> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(directory, 'key.pem'), path.join(directory, 'cert.pem')];
  try {
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=bench'];
    await promisify(execFile)('openssl', [...request, '-keyout', key, '-out', cert]);
    return { key: await readFile(key), cert: await readFile(cert) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
};

/**
 * Answers for the hosts of the players' pictures, so that no figure depends on a network outside or on somebody else's
 * server. Null on a machine without openssl, since browsers ask those hosts by HTTPS alone.
 */
export const serveOutsidePictures = async (): Promise<OutsidePictures | null> => {
  const own = await certificate().catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return null;
    throw fault;
  });
  if (own === null) return null;
  const picture = await sharp({ create: PICTURE }).png().toBuffer();
  const server = createServer(own, (_request, response) => {
    // The pages are embedded without credentials and take pictures from elsewhere only with this.
    response.writeHead(200, {
      'Content-Type': 'image/png',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Cache-Control': 'public, max-age=3600',
    });
    response.end(picture);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const rules = [...hosts].map((host) => `MAP ${host}:443 127.0.0.1:${String(port)}`);
  return {
    args: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
