import { cachedForAll } from '../../../functions/core/http/answers';
import { STRICT_TRANSPORT_SECURITY } from '../../../functions/core/http/security-headers';
import { serveLocally } from '../../../local/site/listen';
import { FIXED_HEADERS, FRESH, LASTING } from '../../../tools/site-headers';

export interface LiveAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface LiveSite {
  readonly url: string;
  /** Changes the response at a path from now on. */
  change(path: string, differences: (answer: LiveAnswer) => Partial<LiveAnswer>): void;
  /** Undoes all changes. */
  mend(): void;
  stop(): Promise<void>;
}

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY,
  ...FIXED_HEADERS,
};
const ASSET = '/assets/app.0123456789.js';
export const NO_PICTURE = `/uploads/${'0'.repeat(32)}-1w1h.webp`;

/** A published site, as visible from outside. */
export async function startLiveSite(): Promise<LiveSite> {
  const changes = new Map<string, (answer: LiveAnswer) => Partial<LiveAnswer>>();
  const { url: origin, close } = await serveLocally(({ url = '/' }, response) => {
    const path = url.replace(/\?.*$/, '');
    const whole = answerOf(path, origin);
    const { status, headers, body } = { ...whole, ...changes.get(path)?.(whole) };
    response.writeHead(status, headers).end(body);
  });
  return {
    url: origin,
    change: (path, differences) => void changes.set(path, differences),
    mend: () => changes.clear(),
    stop: close,
  };
}

function answerOf(path: string, origin: string): LiveAnswer {
  const answer = (type: string, body: string, headers: Record<string, string> = {}) => ({
    status: 200,
    headers: { ...HEADERS, 'Content-Type': type, ...headers },
    body,
  });
  const json = (body: unknown, headers?: Record<string, string>) =>
    answer('application/json', JSON.stringify(body), headers);
  switch (path) {
    case '/':
      return answer('text/html', `<!doctype html><h1>Play</h1><script src="${ASSET}"></script>`);
    case '/news':
      return answer('text/html', '<!doctype html><h1>News</h1><a href="/news/season-6">Season 6</a>');
    case '/news/season-6/picture.jpg':
      return answer('image/jpeg', '');
    case NO_PICTURE:
      return { ...json({ error: { code: 'not_found', message: 'There is no such picture.' } }), status: 404 };
    case ASSET:
      return answer('text/javascript', '', { 'Cache-Control': LASTING });
    case '/sw.js':
    case '/companion.mjs':
      return answer('text/javascript', '', { 'Cache-Control': FRESH });
    case '/robots.txt':
      return answer('text/plain', `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`);
    case '/sitemap.xml':
      return answer('application/xml', `<urlset><url><loc>${origin}/</loc></url></urlset>`);
    case '/api/health':
      return json({ ok: true, redis: 'up', webhook: 'ok', version: '1.0.0' });
    case '/api/status':
      return json({}, cachedForAll());
    case '/api/status/history':
      return json({ range: '24h', points: [{ at: new Date().toISOString(), players: {} }] });
    default:
      return { ...answer('text/html', 'Nothing here'), status: 404 };
  }
}
