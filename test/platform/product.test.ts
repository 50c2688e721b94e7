import path from 'node:path';
import sharp from 'sharp';
import { linkPictureSize } from '#messages/link-pictures';
import { stories } from '#network/private/news';
import { PUBLISHED_ID } from '@/lib/data-block';
import { storyPicturePath } from '@/lib/story-picture';
import { startSite } from '../../local/site/site';
import { pageCalls } from './calls/page-calls';
import { particularCalls } from './calls/particular-calls';
import { scheduledCalls } from './calls/scheduled-calls';
import { tableCalls } from './calls/table-calls';
import { declaredCalls } from './declared-calls';
import { startEmulator, type Host } from './emulator';
import { packageFunction } from './packaged';
import { type ProductSite, startProductSite, type AskThis, type Checks } from './product-site';

/** `all` runs every check on the emulator, which loads a function's code for each call; `npm run test:faults` sets it. */
const IS_WHOLE = process.env['PLATFORM_CALLS'] === 'all';

/** Far below the platform's limit of 250 MB: the runtime of functions is larger, and must not be in a package. */
const MOST_BYTES = 100_000_000;

/** Parts of the project that Netlify reads to package its functions. */
const PARTS = [
  'dist',
  'functions',
  'src',
  '.local/build',
  '.local/messages',
  '.local/network',
  'netlify.toml',
  'package.json',
  'tsconfig.json',
];

const startLocalServer = (env: Record<string, string>): Promise<Host> =>
  startSite({
    root: path.resolve(),
    publish: 'dist',
    functions: 'functions/api',
    port: 0,
    host: '127.0.0.1',
    env,
  });

const requests: Checks = { ...tableCalls, ...particularCalls, ...pageCalls };

test('the package of the function that draws pictures holds all that it draws with, and no more than may be uploaded', async () => {
  const pictures = await packageFunction('pictures');
  const { status, type, body } = await pictures.get(storyPicturePath(stories[0]?.slug ?? ''));
  expect([status, type]).toEqual([200, 'image/jpeg']);
  expect(await sharp(body).metadata()).toMatchObject({ format: 'jpeg', ...linkPictureSize });
  expect(pictures.bytes).toBeLessThan(MOST_BYTES);
  await pictures.remove();
});

test('the package of the function that serves documents holds them', async () => {
  const documents = await packageFunction('documents');
  const { status, body } = await documents.get('/apply/form');
  expect([status, body.toString()]).toEqual([200, expect.stringContaining(`id="${PUBLISHED_ID}"`)]);
  expect(documents.bytes).toBeLessThan(MOST_BYTES);
  await documents.remove();
});

/** Groups calls: `GET admin/users` for all reads below `/api/admin/users`. All other calls are groups of their own. */
const kindOf = (call: string): string => {
  const [, method, subject] = /^(\w+) \/api\/((?:admin\/)?[^/]+)/.exec(call) ?? [];
  return method === undefined ? call : `${method === 'GET' ? 'reads' : 'changes'} ${String(subject)}`;
};

/** Keeps the first call of each group, because the emulator routes all others to a function in the same way. */
const sampleOf = (checks: Checks): Checks =>
  IS_WHOLE
    ? checks
    : Object.fromEntries(
        Object.values(Object.groupBy(Object.entries(checks), ([call]) => kindOf(call))).flatMap((ofKind) =>
          ofKind?.[0] ? [ofKind[0]] : [],
        ),
      );

const emulated = sampleOf({ ...scheduledCalls, ...requests });

test('every call that a function declares is checked, and no other', async () => {
  const declared = Object.values(await declaredCalls());
  expect(declared.map(({ length }) => length)).not.toContain(0);
  expect(Object.keys({ ...requests, ...scheduledCalls }).toSorted()).toEqual(declared.flat().toSorted());
  expect(declared.filter((calls) => !calls.some((call) => call in emulated))).toEqual([]);
});

describe.each([
  // Its schedules run only by the clock.
  { host: 'The local server', start: startLocalServer, checks: requests },
  {
    host: "Netlify's emulator",
    start: (env: Record<string, string>) => startEmulator('.', PARTS, env),
    checks: emulated,
  },
])('$host', ({ start, checks }) => {
  let site: ProductSite;
  beforeAll(async () => {
    site = await startProductSite(start);
  });
  afterAll(() => site.close());

  test.each(Object.entries(checks))('answers %s', async (call, check) => {
    let answers = 0;
    const ask: AskThis = async (asking) => {
      const answer = await site.ask(call, asking);
      answers += 1;
      return answer;
    };
    await check(ask, site);
    expect(answers).toBeGreaterThan(0);
  });

  test.each(['/api/health', '/api/csrf', '/api/status', '/api/contact'])(
    'answers a wrong method on %s with 405 and Allow',
    async (target) => {
      const { status, headers, body } = await site.ask(`DELETE ${target}`);
      expect([status, body.error.code]).toEqual([405, 'method_not_allowed']);
      expect(headers.get('allow')).toContain('OPTIONS');
    },
  );
});
