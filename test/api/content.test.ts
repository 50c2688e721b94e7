import { stories } from '#network/private/news';
import { startAccountSite } from '../support/server/account-site';
import { setUpContentSite } from '../support/server/content-site';

const world = setUpContentSite();
const get = (path: string, headers: Record<string, string> = {}) =>
  world.site.call(`GET /api${path}`, { headers });

test.each(['/content', '/news', `/news/${stories[0]?.slug ?? ''}`])(
  '%s is kept by the CDN for a minute under its tag, and not sent again to whoever has it',
  async (path) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe(
      'public, durable, max-age=60, stale-while-revalidate=2',
    );
    expect(headers.get('Netlify-Cache-Tag')).toBe('content');
    expect(headers.get('Netlify-Vary')).toBe(path === '/news' ? 'query=cursor' : 'query=none');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const mark = headers.get('ETag') ?? '';
    const again = await get(path, { 'If-None-Match': mark });
    expect([again.status, again.text, again.headers.get('Netlify-Cache-Tag')]).toEqual([304, '', 'content']);
    const story = { title: stories[0]?.title, body: 'Changed.', publishedAt: '2025-06-01T00:00:00Z' };
    await world.edit('POST news', story);
    await world.edit(`PUT news/${stories[0]?.slug ?? ''}`, { version: 1, summary: 'Changed.' });
    const changed = await get(path, { 'If-None-Match': mark });
    expect(changed.status).toBe(200);
    expect(changed.text).not.toBe(text);
  },
);

test('what nobody can find is no matter of caches', async () => {
  for (const path of ['/news/nothing', '/news/..%2Frules', '/news/%E0%A4%A']) {
    const { status, headers } = await get(path);
    expect([status, headers.get('Cache-Control'), headers.get('Netlify-CDN-Cache-Control')]).toEqual([
      404,
      'no-store',
      null,
    ]);
  }
});

test('the version is the same for the same content, and another one for other', async () => {
  const versions = [await get('/content'), await get('/content')].map(({ body }) => body.version);
  const { item } = (await world.edit('PUT banner', { text: 'Hello' })).body;
  versions.push((await get('/content')).body.version);
  await world.edit(`DELETE banner?version=${String(item.version)}`);
  versions.push((await get('/content')).body.version);
  const [first, second, third, fourth] = versions;
  expect([second, fourth]).toEqual([first, first]);
  expect(third).not.toBe(first);
});

test('without a database visitors read what the site ships, kept briefly; the desk says that it cannot', async () => {
  const site = await startAccountSite({ UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: '' });
  const { status, headers, body } = await site.call('GET /api/content');
  expect([status, body.news.map(({ slug }: { slug: string }) => slug)]).toEqual([
    200,
    stories.map(({ slug }) => slug),
  ]);
  expect(headers.get('Netlify-CDN-Cache-Control')).toBe(
    'public, durable, max-age=5, stale-while-revalidate=2',
  );
  expect((await site.call(`GET /api/news/${stories[0]?.slug ?? ''}`)).status).toBe(200);
  expect((await site.call('GET /api/news/none')).status).toBe(404);
  const { token } = await site.add('Edith', 'editor');
  expect((await site.call('GET /api/admin/content/news', { token })).status).toBe(503);
  await site.stop();
});
