import { testNetwork } from '../../test/support/fixtures/a-network';
import { readAll } from '../../test/support/fixtures/read-all';
import { modulesOf } from './modules';
import type { Subject } from './subjects';

/** Returns the modules of the tests' network, with some subjects replaced. */
const modulesWith = (changes: Partial<Record<Subject, unknown>>) =>
  modulesOf(readAll('test/network', changes));

const story = (slug: string, publishedAt: string) => ({
  ...{ slug, publishedAt, title: slug, art: 'tower', body: `Of ${slug}` },
});
const slugsOf = (stories: unknown) => (stories as { slug: string }[]).map(({ slug }) => slug);

test('pages get the three newest stories without their texts, and functions all with them', () => {
  const dates = { old: '2025-01-01', b: '2025-03-01', a: '2025-03-01', newest: '2025-03-01T12:00:00Z' };
  const modules = modulesWith({ news: { stories: Object.entries(dates).map((one) => story(...one)) } });
  const { newsCards } = modules.get('news') ?? {};
  expect(slugsOf(newsCards)).toEqual(['newest', 'a', 'b']);
  expect(JSON.stringify(newsCards)).not.toContain('Of ');
  expect(modules.get('private/news')?.['stories']).toMatchObject(
    ['newest', 'a', 'b', 'old'].map((slug) => ({ slug, body: `Of ${slug}` })),
  );
});

test('the home page gets the next three events, functions those without a date first and then by their beginnings', () => {
  const event = (id: string, startsAt?: string) => ({
    id,
    title: id,
    when: 'Some day',
    startsAt,
    art: 'tower',
  });
  const written = [
    ...[event('late', '2199-02-01T00:00:00Z'), event('z'), event('soon', '2199-01-01T00:00:00Z')],
    event('over', '2020-01-01T00:00:00Z'),
  ];
  const modules = modulesWith({ events: { events: [...written, event('a')] } });
  const idsOf = (list: unknown) => (list as { id: string }[]).map(({ id }) => id);
  expect(idsOf(modules.get('events')?.['eventCards'])).toEqual(['soon', 'late', 'z']);
  expect(idsOf(modules.get('private/events')?.['events'])).toEqual(['z', 'a', 'over', 'soon', 'late']);
});

test('the network’s name stands where a text asks for it, and the letters {name} where it says so', () => {
  const answer = 'On {name}, \\{name} is {name}.';
  const modules = modulesWith({ faq: { questions: [{ id: 'a', question: 'Who?', answer }] } });
  expect(modules.get('faq')?.['questions']).toEqual([
    { id: 'a', question: 'Who?', answer: 'On Spawnpoint, {name} is Spawnpoint.' },
  ]);
});

test('buttons copy the first address of the Java Edition, and the first of all where there is none', () => {
  const bedrock = { label: 'Bedrock', address: 'bedrock.example.org', edition: 'bedrock' };
  const java = { label: 'Java', address: 'play.example.org' };
  const copiedOf = (addresses: object[]) => {
    const { identity } = testNetwork;
    return modulesWith({ identity: { ...identity, addresses } }).get('identity')?.['identity'];
  };
  expect(copiedOf([bedrock, java])).toMatchObject({ address: java.address });
  expect(copiedOf([bedrock])).toMatchObject({ address: bedrock.address });
});

test('the home page gets no story from before its publication', () => {
  const [story] = testNetwork.news.stories;
  if (!story) throw new Error('The tests’ network has no story');
  const later = { ...story, slug: 'later', publishedAt: new Date(Date.now() + 60_000).toISOString() };
  const modules = modulesOf({ ...testNetwork, news: { stories: [later, story] } });
  expect(modules.get('news')).toMatchObject({ newsCards: [{ slug: story.slug }] });
});
