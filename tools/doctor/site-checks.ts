import * as v from 'valibot';
import { noindex } from '#network/page-details';
import { pages } from '#network/pages';
import { healthResponseSchema } from '@/contract/health';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { uploadPath } from '@/contract/uploads';
import { isThere } from '@/lib/pages';
import { storyPicturePath } from '@/lib/story-picture';
import { isLoopback } from '../../functions/core/env/addresses';
import { userAgent } from '../../functions/core/env/user-agent';
import { cachedForAll } from '../../functions/core/http/answers';
import { STRICT_TRANSPORT_SECURITY } from '../../functions/core/http/security-headers';
import { field } from '../../functions/core/untrusted';
import { FIXED_HEADERS, FRESH, LASTING } from '../site-headers';
import { type Check, durationText } from './verdict';

/** Maximum age of the last data point: the schedule runs every ten minutes, and one run may fail. */
const POINT_MS = 30 * 60_000;
const CLOCK_MS = 30_000;

type Found = Awaited<ReturnType<Check['run']>>;

/** Returns checks of a live site from outside. `origin` has no trailing slash. */
export function siteChecks(origin: string, now: () => number): Check[] {
  const get = (path: string, signal: AbortSignal, from = origin) =>
    fetch(`${from}${path}`, { headers: { 'User-Agent': userAgent }, redirect: 'manual', signal });
  const check = (name: string, run: (get: Get) => Promise<Found>): Check => ({
    name,
    run: (signal) => run((path, from) => get(path, signal, from)),
  });
  return [
    check('HTTPS', (get) => checkEncryption(origin, get)),
    check('Home page', checkPage),
    check('Headers', checkHeaders),
    check('Health', checkHealth),
    check('Caches', checkCaches),
    ...(isThere('news') ? [check('News page', checkNews), check('Link pictures', checkLinkPicture)] : []),
    check('Uploaded pictures', checkUploads),
    check('Search engines', (get) => checkSitemap(origin, get)),
    check('Companion file', checkCompanion),
    check('Schedules', (get) => checkHistory(get, now)),
    check('Clock', (get) => compareClocks(get, now)),
  ];
}

type Get = (path: string, from?: string) => Promise<Response>;

async function checkEncryption(origin: string, get: Get): Promise<Found> {
  const { protocol, host, hostname } = new URL(origin);
  if (isLoopback(hostname)) return ['unknown', 'Not checked on this machine.'];
  if (protocol !== 'https:') return ['wrong', 'Use an address with https://. The site needs a certificate.'];
  const { status, headers } = await get('/', `http://${host}`);
  return status >= 301 && status <= 308 && headers.get('Location')?.startsWith('https://')
    ? ['ok', 'http:// is redirected to https://.']
    : ['wrong', 'http:// is not redirected to https://. Force HTTPS in the domain settings of your host.'];
}

async function checkPage(get: Get): Promise<Found> {
  const response = await get('/');
  if (response.status !== 200)
    return ['wrong', `It answers with status ${String(response.status)}. Deploy again.`];
  return /<h1[\s>]/.test(await response.text())
    ? ['ok', 'The page has its content.']
    : ['wrong', 'The page has no content. Did `npm run build` finish, and was dist/ published?'];
}

async function checkHeaders(get: Get): Promise<Found> {
  const { headers } = await get('/');
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isPolicy = policy.includes("default-src 'none'") && policy.includes("frame-ancestors 'none'");
  const expected = { 'Strict-Transport-Security': STRICT_TRANSPORT_SECURITY, ...FIXED_HEADERS };
  const missing = [
    ...(isPolicy ? [] : ['Content-Security-Policy']),
    ...Object.entries(expected).flatMap(([name, value]) => (headers.get(name) === value ? [] : [name])),
  ];
  return missing.length === 0
    ? ['ok', 'All security headers are as built.']
    : [
        'wrong',
        `Not as built: ${missing.join(', ')}. Does your host read dist/_headers, and does a proxy change them?`,
      ];
}

async function checkHealth(get: Get): Promise<Found> {
  const health: unknown = await (await get(API_BASE + API_PATHS.health)).json().catch(() => null);
  if (!v.is(healthResponseSchema, health))
    return ['wrong', 'The functions do not answer. Check their log: a variable may be wrong.'];
  if (health.redis === 'down')
    return ['wrong', 'The site cannot reach its database. Run this without --site.'];
  if (!health.ok) return ['wrong', 'The database is full, so nothing can be stored.'];
  if (health.webhook === 'failing')
    return ['wrong', 'The chat does not accept applications. The admin page shows why.'];
  return ['ok', `Version ${health.version} is running. The webhook is ${health.webhook}.`];
}

async function checkCaches(get: Get): Promise<Found> {
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(await (await get('/')).text())?.[1];
  const expected: [path: string, value: string][] = [
    [API_BASE + API_PATHS.status, cachedForAll()['Cache-Control'] ?? ''],
    ['/sw.js', FRESH],
    ...(asset === undefined ? [] : [[asset, LASTING] as [string, string]]),
  ];
  const found = await Promise.all(
    expected.map(async ([path, value]) => ({
      path,
      isRight: (await get(path)).headers.get('Cache-Control') === value,
    })),
  );
  const wrong = found.filter(({ isRight }) => !isRight).map(({ path }) => path);
  return wrong.length === 0
    ? ['ok', 'Cached for as long as they should be.']
    : [
        'wrong',
        `Cache-Control is not as built for ${wrong.join(', ')}. A proxy in front of the site may serve old files.`,
      ];
}

async function checkNews(get: Get): Promise<Found> {
  const { status, text } = await newsOf(get);
  return status === 200 && /<h1[\s>]/.test(text)
    ? ['ok', 'It shows what was published.']
    : ['wrong', `It cannot be rendered: status ${String(status)}. ${PACKAGING}`];
}

async function checkLinkPicture(get: Get): Promise<Found> {
  const slug = /href="\/news\/([^"/?#]+)"/.exec((await newsOf(get)).text)?.[1];
  if (slug === undefined) return ['unknown', 'There is no story to check.'];
  const { status, headers } = await get(storyPicturePath(slug));
  return status === 200 && headers.get('Content-Type') === 'image/jpeg'
    ? ['ok', 'They are generated.']
    : ['wrong', `They cannot be generated: status ${String(status)}. ${PACKAGING}`];
}

const newsOf = async (get: Get) => {
  const response = await get(pages.news.path);
  return { status: response.status, text: await response.text() };
};
const PACKAGING =
  'Did `npm run build` finish before functions were packaged, and does your host read `included_files` of netlify.toml?';

/** Requests an upload that cannot exist: only a site with storage for files answers `not_found`. */
async function checkUploads(get: Get): Promise<Found> {
  const answer: unknown = await (
    await get(uploadPath('0'.repeat(32), { width: 1, height: 1 }))
  )
    .json()
    .catch(() => null);
  return field(field(answer, 'error'), 'code') === 'not_found'
    ? ['ok', 'Storage is available.']
    : ['wrong', 'No storage is available. Are functions deployed on Netlify, which has Blobs?'];
}

async function checkSitemap(origin: string, get: Get): Promise<Found> {
  if (noindex)
    return [
      'unknown',
      'Search engines are told not to list this site, by `noindex` in networks/NAME/identity.ts.',
    ];
  const [robots, sitemap] = await Promise.all(
    ['/robots.txt', '/sitemap.xml'].map(async (path) => {
      const response = await get(path);
      return response.status === 200 ? response.text() : '';
    }),
  );
  const isNamed = robots?.includes(`Sitemap: ${origin}/sitemap.xml`);
  return isNamed && sitemap?.includes(`<loc>${origin}/`)
    ? ['ok', 'robots.txt and the sitemap use this address.']
    : [
        'wrong',
        'robots.txt or the sitemap is missing, or uses another address. Correct `url` in networks/NAME/identity.ts.',
      ];
}

async function checkCompanion(get: Get): Promise<Found> {
  const { status, headers } = await get('/companion.mjs');
  return status === 200 && headers.get('Content-Type')?.includes('javascript')
    ? ['ok', 'Game servers can download it.']
    : ['wrong', 'It cannot be downloaded. Did `npm run build` finish, and was dist/ published?'];
}

async function checkHistory(get: Get, now: () => number): Promise<Found> {
  const history: unknown = await (
    await get(`${API_BASE}${API_PATHS.statusHistory}?range=24h`)
  )
    .json()
    .catch(() => null);
  const points = field(history, 'points');
  const last = Array.isArray(points) ? Date.parse(String(field(points.at(-1), 'at'))) : NaN;
  if (Number.isNaN(last)) return ['unknown', 'The history has no points yet. They start with the first run.'];
  return now() - last <= POINT_MS
    ? ['ok', `The last point of the history is ${durationText(now() - last)} old.`]
    : [
        'wrong',
        `The last point of the history is ${durationText(now() - last)} old. Check the log of the scheduled function.`,
      ];
}

async function compareClocks(get: Get, now: () => number): Promise<Found> {
  const said = Date.parse((await get(API_BASE + API_PATHS.health)).headers.get('Date') ?? '');
  const off = Math.abs(said - now());
  return Number.isNaN(said) || off <= CLOCK_MS
    ? ['ok', 'This machine and the site agree.']
    : [
        'wrong',
        `This machine’s clock is ${durationText(off)} off the site’s clock. Turn on time synchronization (NTP).`,
      ];
}
