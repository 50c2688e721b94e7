import { randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { identity } from '#network/identity';
import { store } from '#network/store';
import type { EMBLEMS } from '@/contract/network/visuals';
import { hasErrorCode } from '@/lib/error-code';
import { hasSubject } from '@/lib/subjects';
import { pigments } from '@/theme/pigments';
import { drawings } from '@/ui/drawing/pixel-icon-set';
import { tracePaths } from '@/ui/drawing/pixel-icons/drawing';
import { field } from '../../functions/core/untrusted';
import { readBody } from '../data-service/request-body';
import { closeServers, listen } from '../site/listen';
import { emblemAt, standInCategories } from './catalogue';
import { STAND_IN_TOKEN } from './token';

const PICTURE_SIZE = 256;
/** Ports tried after the site's own, so that pictures keep their address from start to start. */
const NEXT_PORTS = 10;
const HIGHEST_PORT = 65_535;

interface Basket {
  readonly ident: string;
  readonly username: string;
  readonly packages: number[];
}

export interface LocalShop {
  /** Variables that name it; none if it was not started. */
  readonly env: Record<string, string>;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for the web shop, unless the environment names one or the network sells nothing.
 * @param sitePort port of the site on this machine
 */
export async function startShop(
  sitePort: number,
  env: Readonly<Record<string, string | undefined>>,
): Promise<LocalShop> {
  if (env['TEBEX_TOKEN'] || !hasSubject('store')) return { env: {}, close: () => Promise.resolve() };
  let base = '';
  const { servers, port } = await listenNear(
    sitePort,
    shopListener(() => base),
  );
  base = `http://127.0.0.1:${String(port)}`;
  return {
    env: { TEBEX_TOKEN: STAND_IN_TOKEN, TEBEX_URL: base },
    close: () => closeServers(servers, 0),
  };
}

/** Listens on the first free port after another one. */
async function listenNear(near: number, listener: RequestListener) {
  for (let port = near + 1; port <= Math.min(near + NEXT_PORTS, HIGHEST_PORT); port += 1) {
    try {
      return await listen(listener, { host: '127.0.0.1', port });
    } catch (error) {
      if (!hasErrorCode(error, 'EADDRINUSE', 'EACCES')) throw error;
    }
  }
  return listen(listener, { host: '127.0.0.1', port: 0 });
}

/** Answers as the Headless API of Tebex is documented, and serves the store's own page, its pictures and its checkout. */
function shopListener(baseOf: () => string): RequestListener {
  const baskets = new Map<string, Basket>();
  const account = `/api/accounts/${STAND_IN_TOKEN}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const base = baseOf();
    const { pathname, searchParams } = new URL(request.url ?? '/', base);
    const route = `${request.method ?? 'GET'} ${pathname}`;
    const ident = /^POST \/api\/baskets\/([\w-]+)\/packages$/.exec(route)?.[1];
    const basket = baskets.get(ident ?? /^GET \/checkout\/([\w-]+)$/.exec(route)?.[1] ?? '');
    const emblem = emblemAt(pathname);
    if (route === `GET ${account}`) return sendJson(response, 200, { data: accountAt(base) });
    if (route === `GET ${account}/categories`)
      return sendJson(response, 200, { data: categoriesAt(base, searchParams.has('includePackages')) });
    if (route === `POST ${account}/baskets`) return openBasket(response, await readJson(request), base);
    if (ident !== undefined && basket) return addPackage(response, await readJson(request), basket, base);
    if (emblem) return sendPicture(response, emblem);
    if (basket)
      return sendPage(response, `${basket.username}’s basket`, 'This is where the shop takes over.');
    if (route === 'GET /')
      return sendPage(response, `Store of ${identity.name}`, 'This stands in for the shop’s own page.');
    return sendError(response, 404, 'Not Found', 'The requested resource does not exist.');
  }

  function openBasket(response: ServerResponse, body: unknown, base: string): void {
    const username = field(body, 'username');
    if (typeof username !== 'string' || username === '')
      return sendError(response, 422, 'Unprocessable Entity', 'The username field is required.');
    const basket = { ident: `standin-${randomBytes(8).toString('hex')}`, username, packages: [] };
    baskets.set(basket.ident, basket);
    sendJson(response, 200, { data: basketAt(base, basket) });
  }

  function addPackage(response: ServerResponse, body: unknown, basket: Basket, base: string): void {
    const [id, quantity] = [field(body, 'package_id'), field(body, 'quantity')];
    const isSold = standInCategories(base, 0).some(({ packages }) => packages.some((sold) => sold.id === id));
    if (typeof id !== 'number' || !isSold || !Number.isInteger(quantity))
      return sendError(response, 422, 'Unprocessable Entity', 'The package could not be added.');
    basket.packages.push(id);
    sendJson(response, 200, basketAt(base, basket));
  }

  return (request, response) => {
    answer(request, response).catch(() => sendError(response, 400, 'Bad Request', 'The body is not JSON.'));
  };
}

const accountAt = (base: string) => ({
  id: 1,
  description: '',
  name: identity.name,
  webstore_url: `${base}/`,
  currency: store.currency,
  lang: 'en',
  logo: null,
  platform_type: 'Minecraft: Java Edition',
  platform_type_id: 'minecraft',
  created_at: '2026-01-10T09:00:00+00:00',
});

const categoriesAt = (base: string, hasPackages: boolean) =>
  standInCategories(base, Date.now()).map((category) =>
    hasPackages ? category : { ...category, packages: null },
  );

const basketAt = (base: string, { ident, username, packages }: Basket) => ({
  id: ident,
  ident,
  complete: false,
  username,
  packages: packages.map((id) => ({ id, in_basket: { quantity: 1 } })),
  currency: store.currency,
  links: { checkout: `${base}/checkout/${ident}` },
});

const readJson = async (request: IncomingMessage): Promise<unknown> =>
  JSON.parse((await readBody(request)) ?? '');

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

const sendError = (response: ServerResponse, status: number, title: string, detail: string): void =>
  sendJson(response, status, { type: 'about:blank', title, status, detail });

function sendPage(response: ServerResponse, title: string, text: string): void {
  const safe = (written: string) => written.replace(/[&<>]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${safe(title)}</title><h1>${safe(title)}</h1><p>${safe(text)}</p></html>`,
  );
}

async function sendPicture(response: ServerResponse, emblem: (typeof EMBLEMS)[number]): Promise<void> {
  const paths = tracePaths(drawings[emblem]).map(
    ({ pigment, path }) => `<path fill="${pigments[pigment]}" d="${path}"/>`,
  );
  const size = String(PICTURE_SIZE);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="-2 -2 20 20" shape-rendering="crispEdges">${paths.join('')}</svg>`;
  const png = await sharp(Buffer.from(drawing)).png().toBuffer();
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'max-age=300' });
  response.end(png);
}
