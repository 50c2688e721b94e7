import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { avatarOrigins } from '@/lib/avatar';

/** Same size as the hosts' own pictures. */
const PICTURE = { width: 64, height: 64, channels: 3, background: '#7f7f7f' } as const;

/** Hosts that pages load players' pictures from. */
export const pictureHosts: ReadonlySet<string> = new Set(
  avatarOrigins().map((origin) => new URL(origin).host),
);

/**
 * A name for this machine that browsers do not trust like `localhost`: over `http:` it is treated like an address in a local
 * network.
 */
export const INSECURE_HOST = 'site.lan';

export interface OutsidePictures {
  /** Chromium arguments that resolve those hosts to this server. */
  args: string[];
  close(): Promise<void>;
}

/**
 * Answers for the hosts of players' pictures, so that no test or measurement depends on the network or on a third-party server.
 * Unlike Playwright's route handlers, this keeps the browser's cache and leaves all other requests alone.
 */
export const serveOutsidePictures = async (): Promise<OutsidePictures> => {
  const { private: key, cert } = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
  const picture = await sharp({ create: PICTURE }).png().toBuffer();
  const server = createServer({ key, cert }, (_request, response) => {
    // Pages are embedded without credentials, and load cross-origin pictures only with this header.
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
  const rules = [
    ...[...pictureHosts].map((host) => `MAP ${host}:443 127.0.0.1:${String(port)}`),
    `MAP ${INSECURE_HOST} 127.0.0.1`,
  ];
  return {
    args: [`--host-resolver-rules=${rules.join(',')}`, '--ignore-certificate-errors'],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
