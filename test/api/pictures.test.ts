import { UPLOAD_LIMITS } from '@/contract/uploads';
import { uploadFileRoutes } from '../../functions/content/uploads/file-route';
import { createBlobShelf } from '../../functions/core/blobs/blob-shelf';
import { serve } from '../../functions/core/http/serve';
import { uploadOf, webpOf } from '../support/fixtures/pictures';
import { startBlobs, type TestBlobs } from '../support/server/blobs';
import { callFunction } from '../support/server/call-function';
import { TINY_WEBP } from '../support/server/calls';
import { setUpContentSite } from '../support/server/content-site';
import { testAuthContext } from '../support/server/test-auth-context';

let blobs: TestBlobs;
beforeAll(async () => {
  blobs = await startBlobs();
});
beforeEach(() => blobs.clear());
afterAll(() => blobs.stop());
const world = setUpContentSite();
const { edit } = world;

const WIDE = { width: 1_000, height: 500 };
const base64 = async (...drawing: Parameters<typeof webpOf>) => (await webpOf(...drawing)).toString('base64');
/** Returns the field errors of an upload. */
async function faultsOf(body: unknown) {
  const { status, body: answer } = await edit('POST pictures', body);
  return [status, answer.error.fields];
}

test('an uploaded picture is in the list, in the audit log, and served for a year to whoever asks', async () => {
  const { status, body } = await edit('POST pictures', await uploadOf(WIDE));
  expect(status).toBe(201);
  const { item } = body;
  expect((await edit('GET pictures')).body).toEqual({ items: [item], nextCursor: null });

  const small = String(item.src).replace('1000w500h', '800w400h');
  for (const path of [String(item.src), small]) {
    const served = await world.site.call(`GET ${path}`, { headers: {} });
    expect(served.status).toBe(200);
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
      'netlify-cache-tag': `picture-${String(item.id)}`,
      'netlify-cdn-cache-control': 'public, durable, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const head = await world.site.call(`HEAD ${path}`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('Content-Length')).toBe(served.headers.get('Content-Length'));
  }

  expect((await edit(`DELETE pictures/${String(item.id)}`)).status).toBe(204);
  expect((await world.site.call(`GET ${small}`)).status).toBe(404);
  const { token } = await world.site.add('Boss', 'admin');
  const { entries } = (await world.site.call('GET /api/admin/audit', { token })).body;
  const side = { id: item.id, kind: 'picture', title: 'A meadow at dusk', publishedAt: null };
  const { id, username } = world.editor;
  expect(entries).toMatchObject([
    { action: 'content.deleted', actor: { id, username }, before: side, after: null },
    { action: 'content.created', actor: { id, username }, before: null, after: side },
  ]);
});

test('the bytes that are served are those that were sent', async () => {
  const sent = await uploadOf(WIDE);
  const { item } = (await edit('POST pictures', sent)).body;
  const shelf = createBlobShelf('pictures');
  const served = serve(
    uploadFileRoutes({ file: (name) => shelf.get(name) }),
    testAuthContext(),
    undefined,
    '',
  );
  const src = String(item.src);
  for (const address of [src, src.replace(/w(\d+)h(?=\.)/, 'x$1')]) {
    const { response } = await callFunction(served, address);
    expect(Buffer.from(await response.arrayBuffer()).toString('base64')).toBe(sent.large);
  }
});

test.each([
  'nothing.webp',
  `${'0'.repeat(32)}-10w10h.webp`,
  `${'0'.repeat(32)}-10x10.webp`,
  `${'0'.repeat(32)}-10x10h.webp`,
  `${'0'.repeat(32)}-010x10.webp`,
  `${'0'.repeat(32)}-10x10.png`,
  '..%2F..%2Fbackups%2Fx',
  '%00',
])('there is no picture at /uploads/%s, and no cache keeps that', async (file) => {
  const { status, headers } = await world.site.call(`GET /uploads/${file}`);
  expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});

test('what is no picture that the site keeps is refused with the field that is wrong', async () => {
  const wide = await uploadOf(WIDE);
  const huge = await uploadOf({ width: 1_601, height: 10 });
  const tall = await uploadOf({ width: 900, height: 3_201 });
  const moving = Buffer.from(wide.large, 'base64');
  moving.write('ANMF', 12, 'latin1');
  const cut = Buffer.from(wide.large, 'base64').subarray(0, -9).toString('base64');
  const behind = Buffer.concat([Buffer.from(wide.large, 'base64'), Buffer.from('<script>')]).toString(
    'base64',
  );
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64');
  const text = 'The picture';
  const cases: [sent: object, fields: Record<string, string>][] = [
    [{ ...wide, large: undefined }, { large: `${text} is missing` }],
    [{ ...wide, large: 7 }, { large: `${text} must be text in Base64` }],
    [{ ...wide, large: `${wide.large.slice(0, -4)}@@@@` }, { large: `${text} must be in Base64` }],
    [{ ...wide, large: ` ${wide.large}` }, { large: `${text} must be in Base64` }],
    [{ ...wide, large: svg }, { large: `${text} must be WebP` }],
    [{ ...wide, large: cut }, { large: `${text} is cut short or broken` }],
    [{ ...wide, large: behind }, { large: `${text} must end where its file ends` }],
    [{ ...wide, large: moving.toString('base64') }, { large: `${text} is cut short or broken` }],
    [huge, { large: `${text} can be 1600 × 3200 pixels at most, and is 1601 × 10 pixels` }],
    [tall, { large: `${text} can be 1600 × 3200 pixels at most, and is 900 × 3201 pixels` }],
    [{ ...wide, small: undefined }, { small: 'The small size is missing: 800 × 400 pixels' }],
    [
      { ...wide, small: TINY_WEBP },
      { small: 'The small size must be 800 × 400 pixels, and is 2 × 1 pixels' },
    ],
    [{ ...wide, small: svg }, { small: 'The small size must be WebP' }],
    [
      { large: TINY_WEBP, small: TINY_WEBP, alt: 'x' },
      { small: 'A picture of this width has no small size' },
    ],
    [{ ...wide, alt: ' ' }, { alt: 'Description is required' }],
    [{ ...wide, alt: 'x'.repeat(201) }, { alt: 'Description is limited to 200 characters' }],
  ];
  for (const [sent, fields] of cases) expect(await faultsOf(sent)).toEqual([422, fields]);
  expect((await edit('GET pictures')).body.items).toEqual([]);
});

test('what is too large is refused before it is looked at, in its size and as a whole', async () => {
  const wide = await uploadOf(WIDE);
  const over = (bytes: number) => Buffer.alloc(bytes + 3).toString('base64');
  expect(await faultsOf({ ...wide, large: over(UPLOAD_LIMITS.large.bytes) })).toEqual([
    422,
    { large: 'The picture is limited to 1000 kB' },
  ]);
  expect(await faultsOf({ ...wide, small: over(UPLOAD_LIMITS.small.bytes) })).toEqual([
    422,
    { small: 'The small size is limited to 300 kB' },
  ]);
  const { status, body } = await edit('POST pictures', { ...wide, more: over(4_000_000) });
  expect([status, body.error.code]).toEqual([413, 'too_large']);
});

test('of an original the function makes both sizes, and says what is wrong with it', async () => {
  const { item } = (
    await edit('POST pictures', { original: await base64({ width: 2_000, height: 1_000 }), alt: 'x' })
  ).body;
  expect([item.width, item.height]).toEqual([1_600, 800]);
  expect((await world.site.call(`GET ${String(item.src).replace('1600w800h', '800w400h')}`)).status).toBe(
    200,
  );
  for (const [original, fault] of [
    ['', 'is missing'],
    [Buffer.from('<svg/>').toString('base64'), 'must be JPEG, PNG, WebP, GIF or AVIF'],
    ['@@@@', 'must be in Base64'],
    [Buffer.alloc(UPLOAD_LIMITS.original.bytes + 3).toString('base64'), 'is limited to 3300 kB'],
  ])
    expect(await faultsOf({ original, alt: 'x' })).toEqual([
      422,
      { original: `The picture ${String(fault)}` },
    ]);
});

test('the largest that there can be fits', async () => {
  const noise = { width: 1_600, height: 900 };
  const filled = async (size: typeof noise, bytes: number) => {
    const file = await webpOf(size);
    // Declares a longer data chunk, which only a decoder could detect.
    const longer = Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
    longer.writeUInt32LE(bytes - 8, 4);
    longer.writeUInt32LE(bytes - 20, 16);
    return longer.toString('base64');
  };
  const [large, small] = [
    await filled(noise, UPLOAD_LIMITS.large.bytes),
    await filled({ width: 800, height: 450 }, UPLOAD_LIMITS.small.bytes),
  ];
  const alt = '🎉'.repeat(UPLOAD_LIMITS.alt / 2);
  expect((await edit('POST pictures', { large, small, alt })).status).toBe(201);
});

test('a picture that is in use is not deleted: 409 with where', async () => {
  const { item } = (await edit('POST pictures', { large: await base64({ width: 9, height: 9 }), alt: 'x' }))
    .body;
  const body = `![x](${String(item.src)})`;
  const story = (await edit('POST news', { title: 'A draft', body })).body.item;
  const { status, body: answer } = await edit(`DELETE pictures/${String(item.id)}`);
  expect([status, answer.error.code, answer.usedIn]).toEqual([
    409,
    'conflict',
    [{ kind: 'news', id: story.id, title: 'A draft' }],
  ]);
  expect((await edit('GET pictures')).body.items[0].usedIn).toHaveLength(1);
});

test('without a place for files the desk says that it cannot, and visitors may come back', async () => {
  await blobs.stop();
  try {
    const sent = { large: TINY_WEBP, alt: 'Two pixels' };
    expect((await edit('POST pictures', sent)).status).toBe(503);
    const { status, headers } = await world.site.call(`GET /uploads/${'0'.repeat(32)}-10x10.webp`);
    expect([status, headers.get('Retry-After'), headers.get('Cache-Control')]).toEqual([
      503,
      '10',
      'no-store',
    ]);
  } finally {
    blobs = await startBlobs();
  }
});
