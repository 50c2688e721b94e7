import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { generate } from 'selfsigned';
import sharp from 'sharp';
import { avatarOrigins } from '@/lib/avatar';

/** As large as the hosts' own. */
const PICTURE = { width: 64, height: 64, channels: 3, background: '#7f7f7f' } as const;

/** Whom pages ask for players' pictures. */
export const pictureHosts: ReadonlySet<string> = new Set(
  avatarOrigins().map((origin) => new URL(origin).host),
);

/** A name for this machine that browsers do not trust as they trust `localhost`: over `http:` it is like an address in a local network. */
export const INSECURE_HOST = 'site.lan';

export interface OutsidePictures {
  /** What Chromium needs to be told to look for those hosts here. */
  args: string[];
  close(): Promise<void>;
}

/**
 * Answers for the hosts of the players' pictures, so that no test and no figure depends on a network outside or on somebody
 * else's server. Unlike answers that Playwright gives, these leave the browser its cache, and all other requests alone.
 */
export const serveOutsidePictures = async (): Promise<OutsidePictures> => {
  const { private: key, cert } = await generate(undefined, { keyType: 'ec', algorithm: 'sha256' });
  const picture = await sharp({ create: PICTURE }).png().toBuffer();
  const server = createServer({ key, cert }, (_request, response) => {
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
