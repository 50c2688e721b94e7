import { contentRefusals } from '#messages/content-refusals';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { setUpContentSite } from '../support/server/content-site';

const { edit, see } = setUpContentSite();

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const published = {
  title: 'Season 6 begins',
  summary: 'A fresh map.',
  body: 'See [the rules](/rules).',
  publishedAt: inHours(-1),
};

const long = (limit: number) => 'x'.repeat(limit + 1);
test.each<[string, string, unknown]>([
  ['news', 'title', ''],
  ['news', 'title', long(CONTENT_LIMITS.title)],
  ['news', 'title', 5],
  ['news', 'summary', long(CONTENT_LIMITS.summary)],
  ['news', 'points', Array.from({ length: 6 }, () => 'x')],
  ['news', 'points[0]', [long(CONTENT_LIMITS.point)]],
  ['news', 'points', 'x'],
  ['news', 'points', Array.from({ length: 10_000 }, () => '')],
  ['news', 'art', 'photo'],
  ['news', 'art', '../photo'],
  ['events', 'art', 'photo'],
  ['news', 'publishedAt', 'tomorrow'],
  ['news', 'publishedAt', '2025-13-45T00:00:00Z'],
  ['news', 'publishedAt', '9999-12-31T23:59:59-14:00'],
  ['news', 'slug', '../rules'],
  ['news', 'slug', 'A'],
  ['news', 'body', long(CONTENT_LIMITS.body)],
  ['news', 'body', '[a](javascript:alert(1))'],
  ['news', 'body', '[a](//evil.example)'],
  ['news', 'body', '[a](http://plain.example)'],
  ['news', 'body', '[a](data:text/html,x)'],
  ['news', 'body', '[a][b]\n\n[b]: vbscript:x'],
  ['news', 'body', '<javascript:alert(1)>'],
  ['news', 'body', '![a](https://other.example/a.png)'],
  ['news', 'body', '> - [**![a](//b)**](/ok)'],
  ['news', 'body', '[a](&#106;avascript:alert(1))'],
  ['events', 'title', undefined],
  ['events', 'when', ''],
  ['events', 'href', 'javascript:alert(1)'],
  ['events', 'href', '//evil.example'],
  ['events', 'href', 'https://example.org:99999/x'],
  ['events', 'href', 'https://['],
  ['news', 'body', '[a](https://example.org:99999/x)'],
  ['events', 'startsAt', 7],
  ['faq', 'answer', '[a](ftp://x.example)'],
  ['faq', 'answer', ' '],
  ['faq', 'order', '1'],
])('%s refuses a wrong %s (case %#)', async (kind, field, value) => {
  const sound = {
    news: published,
    events: { title: 'Races', when: 'On Fridays' },
    faq: { question: 'Why?', answer: 'Because.' },
  }[kind];
  const [name = field] = field.split('[');
  const { status, body } = await edit(`POST ${kind}`, { ...sound, [name]: value });
  expect([status, Object.keys(body.error.fields)]).toEqual([422, [field]]);
});

test.each(['POST events', 'PUT banner'])(
  '%s says what is wrong with a link that no browser reads',
  async (what) => {
    const { body } = await edit(what, {
      ...(what === 'PUT banner' ? { text: 'Hello' } : { title: 'Races', when: 'On Fridays' }),
      href: 'https://example.org:99999/x',
    });
    expect(body.error.fields).toEqual({
      href: 'Link must be a valid address that begins with https://, mailto: or one slash',
    });
  },
);

test('an event ends after it begins, and begins if it ends', async () => {
  const { id } = (await edit('POST events', { title: 'Races', startsAt: inHours(2) })).body.item;
  const before = await edit(`PUT events/${String(id)}`, { version: 1, endsAt: inHours(1) });
  expect([before.status, Object.keys(before.body.error.fields)]).toEqual([422, ['endsAt']]);
  const ends = await edit('POST events', { title: 'Races', when: 'x', endsAt: inHours(1) });
  expect([ends.status, Object.keys(ends.body.error.fields)]).toEqual([422, ['startsAt']]);
});

test.each([
  ['ends before its first time', { until: '2020-01-01' }],
  ['leaves out its only time', { count: 1, except: ['2026-09-05'] }],
])('an event that %s is refused, new or changed', async (_what, changes) => {
  const weekly = { repeats: 'weekly', timeZone: 'Europe/Berlin' };
  const event = { title: 'Races', when: 'Saturdays', startsAt: '2026-09-05T18:00:00.000Z' };
  const created = await edit('POST events', { ...event, recurrence: { ...weekly, ...changes } });
  expect([created.status, created.body.error.fields]).toEqual([
    422,
    { recurrence: contentRefusals.event.never },
  ]);
  const { id } = (await edit('POST events', { ...event, recurrence: weekly })).body.item;
  const changed = await edit(`PUT events/${String(id)}`, {
    version: 1,
    recurrence: { ...weekly, ...changes },
  });
  expect([changed.status, Object.keys(changed.body.error.fields)]).toEqual([422, ['recurrence']]);
});

test('the longest texts fit into a call, in any script', async () => {
  const body = '字'.repeat(CONTENT_LIMITS.body);
  const created = await edit('POST news', {
    ...published,
    title: '字'.repeat(CONTENT_LIMITS.title),
    summary: '字'.repeat(CONTENT_LIMITS.summary),
    points: Array.from({ length: CONTENT_LIMITS.points }, () => '字'.repeat(CONTENT_LIMITS.point)),
    body,
  });
  expect(created.status).toBe(201);
  expect((await see(`/news/${String(created.body.item.slug)}`)).item.body).toBe(body);
});

test('HTML in a text is text, and links of every allowed kind are taken', async () => {
  const body =
    '<script>x</script> [a](https://example.org/a?b#c) [b](mailto:a@example.org) [c](/rules) ![d](/pictures/d.webp)';
  expect((await edit('POST news', { ...published, body })).status).toBe(201);
});
