import type { IncomingMessage, ServerResponse } from 'node:http';
import { serveLocally } from '../../../local/site/listen';

export interface ShopServiceCall {
  readonly method: string;
  /** Includes the query. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/** Body of a response with 200, or a function that writes the response. */
export type ShopAnswer = object | string | ((response: ServerResponse) => void);

/** Kinds of calls that Tebex documents. */
export type ShopQuestion = 'account' | 'categories' | 'basket' | 'packages';

export interface ShopService {
  readonly url: string;
  /** Environment variables that name the shop. */
  readonly variables: { readonly TEBEX_TOKEN: string; readonly TEBEX_URL: string };
  /** Calls received, oldest first. */
  readonly calls: ShopServiceCall[];
  /** Answers from now on; a documented one by default. */
  readonly answers: Partial<Record<ShopQuestion, ShopAnswer>>;
  /** Forgets calls, and answers as documented again. */
  reset(): void;
  stop(): Promise<void>;
}

/** Public token of the shop. */
export const SHOP_TOKEN = 't66x-7cd928b1e9312709e6810edac6dc1fd1eefc57cb';

/** Id of the package that the shop sells, in the site's own form. */
export const SOLD_ID = '6276316';

/** A package as Tebex documents it. */
export const soldPackage = (own: object = {}) => ({
  id: Number(SOLD_ID),
  name: 'VIP',
  description: '<p>A first thank-you.</p>',
  image: null,
  type: 'single',
  category: { id: 2_678_660, name: 'Ranks' },
  base_price: 5,
  sales_tax: 0,
  total_price: 5,
  currency: 'USD',
  discount: 0,
  disable_quantity: false,
  disable_gifting: false,
  expiration_date: null,
  created_at: '2024-05-21T18:09:17+00:00',
  updated_at: '2024-05-21T18:09:17+00:00',
  ...own,
});

export const soldCategory = (packages: unknown = [soldPackage()], own: object = {}) => ({
  id: 2_678_660,
  name: 'Ranks',
  slug: 'ranks',
  parent: null,
  description: '',
  packages,
  order: 1,
  display_type: 'list',
  ...own,
});

/** Answers with this status and body. */
export const withStatus =
  (status: number, body = '{}', headers: Record<string, string> = {}): ShopAnswer =>
  (response) =>
    void response.writeHead(status, headers).end(body);

const IDENT = 'c00244-d2ac2e77418a55b25292a6bc7a719ad9c529ba2c';

/** Starts the Headless API of Tebex with one package, whose every answer a test can replace. */
export async function startShopService(): Promise<ShopService> {
  const calls: ShopServiceCall[] = [];
  const answers: ShopService['answers'] = {};
  const account = `/api/accounts/${SHOP_TOKEN}`;
  const basket = (url: string) => ({
    ident: IDENT,
    complete: false,
    links: { checkout: `${url}/checkout/${IDENT}` },
  });
  const documented = (url: string): Readonly<Record<ShopQuestion, ShopAnswer>> => ({
    account: {
      data: { id: 1, name: 'Store', webstore_url: 'https://example.tebex.io', currency: 'USD', lang: 'en' },
    },
    categories: { data: [soldCategory()] },
    basket: { data: basket(url) },
    packages: basket(url),
  });
  const questions = new Map<string, ShopQuestion>([
    [`GET ${account}`, 'account'],
    [`GET ${account}/categories?includePackages=1`, 'categories'],
    [`POST ${account}/baskets`, 'basket'],
    [`POST /api/baskets/${IDENT}/packages`, 'packages'],
  ]);

  const { url, close } = await serveLocally((request, response) => {
    const [method, path] = [request.method ?? '', request.url ?? ''];
    void bodyOf(request).then((body) => {
      calls.push({ method, path, headers: request.headers, body });
      const question = questions.get(`${method} ${path}`);
      const answer = question ? (answers[question] ?? documented(service.url)[question]) : withStatus(404);
      if (typeof answer === 'function') return answer(response);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  });
  const service: ShopService = {
    url,
    variables: { TEBEX_TOKEN: SHOP_TOKEN, TEBEX_URL: url },
    calls,
    answers,
    reset() {
      calls.length = 0;
      for (const question of questions.values()) Reflect.deleteProperty(answers, question);
    },
    stop: close,
  };
  return service;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text === '' ? null : (JSON.parse(text) as unknown);
}
