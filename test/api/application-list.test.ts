import { randomUUID } from 'node:crypto';
import type { ApplicationSummary } from '@/contract/application-desk';
import { applicationFor, longNameOf } from '../support/fixtures/applications';
import { setUpAdminSite } from '../support/server/admin-site';

const desk = setUpAdminSite();
const { as, send } = desk;

test('one application is read whole, with who sent it and how its announcement goes', async () => {
  const { user, token: alex } = await desk.site.add('Alex');
  const sent = applicationFor('Moderator', { [longNameOf('Moderator')]: '<b>Hello</b>\nagain' });
  const { id } = (await desk.site.call('POST /api/applications', { body: sent, token: alex })).body;
  const { status, body, text } = await as(`GET applications/${String(id)}`);
  expect([status, body]).toEqual([
    200,
    {
      application: {
        id,
        position: 'Moderator',
        state: 'new',
        note: '',
        submittedAt: expect.stringMatching(/Z$/),
        updatedAt: expect.stringMatching(/Z$/),
        ign: 'Alex',
        discord: 'alex',
        announcement: {
          state: 'stored',
          sentParts: 0,
          parts: 0,
          attempts: 0,
          reason: null,
          nextAttemptAt: null,
        },
        answers: sent.answers,
        guidelinesReadAt: sent.guidelinesReadAt,
        applicant: { id: user.id, username: 'Alex' },
        comments: [],
      },
    },
  ]);
  expect(text).not.toMatch(/keyHash|idempotency/);
});

test('an application for a position that the network has given up is read like any other', async () => {
  const id = await send('Architect');
  await desk.site.database.redis.hset(`application:record:${id}`, { position: 'Beekeeper' });
  expect((await as(`GET applications/${id}`)).body.application).toMatchObject({ id, position: 'Beekeeper' });
  expect((await as('GET applications')).body.applications).toMatchObject([{ id, position: 'Beekeeper' }]);
});

test('an announcement that waits tells why, how often it failed and when it is tried again', async () => {
  const id = await send('Architect');
  const { redis } = desk.site.database;
  const announced = { announcement: 'waiting', parts: 3, sentParts: 1, attempts: 2, reason: 'No answer' };
  await redis.hset(`application:record:${id}`, announced);
  await redis.zadd('application:outbox', { score: Date.UTC(2030, 0, 1), member: id });
  const expected = {
    state: 'waiting',
    parts: 3,
    sentParts: 1,
    attempts: 2,
    reason: 'No answer',
    nextAttemptAt: '2030-01-01T00:00:00.000Z',
  };
  expect((await as(`GET applications/${id}`)).body.application.announcement).toEqual(expected);
  expect((await as('GET applications')).body.applications[0].announcement).toEqual(expected);
});

describe('the list', () => {
  const list = async (query = '') => (await as(`GET applications${query}`)).body;
  const ids = (applications: ApplicationSummary[]) => applications.map(({ id }) => id);

  test('is newest first, page by page, each once, while new ones come in', async () => {
    for (let n = 0; n < 60; n += 1) await send('Architect', `Player${String(n)}`);
    const pages = [await list()];
    await send('Architect', 'Late');
    for (let { nextCursor } = pages[0]; nextCursor !== null;) {
      const page = await list(`?cursor=${String(nextCursor)}`);
      pages.push(page);
      ({ nextCursor } = page);
    }
    expect(pages.map(({ applications }) => applications.length)).toEqual([25, 25, 10]);
    const all: ApplicationSummary[] = pages.flatMap(({ applications }) => applications);
    expect(new Set(ids(all)).size).toBe(60);
    const times = all.map(({ submittedAt }) => submittedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all[0]).not.toHaveProperty('answers');
  });

  test('is filtered by position, state and announcement, and by all of them together', async () => {
    const [staff, builder, partner] = [
      await send('Moderator'),
      await send('Architect'),
      await send('Partner'),
    ];
    await as(`PATCH applications/${staff}`, { state: 'accepted' });
    await as(`PATCH applications/${builder}`, { state: 'accepted' });
    await desk.site.database.redis.hset(`application:record:${builder}`, { announcement: 'dead' });
    expect(ids((await list('?position=Moderator')).applications)).toEqual([staff]);
    expect(ids((await list('?state=new')).applications)).toEqual([partner]);
    await as(`PATCH applications/${partner}`, { state: 'in_review' });
    expect(ids((await list('?state=open')).applications)).toEqual([partner]);
    expect(ids((await list('?announcement=dead')).applications)).toEqual([builder]);
    expect(ids((await list('?state=accepted&announcement=dead&position=Architect')).applications)).toEqual([
      builder,
    ]);
    expect((await list('?state=accepted&announcement=dead&position=Moderator')).applications).toEqual([]);
    expect((await list('?state=&position=')).applications).toHaveLength(3);
  });

  test('finds what is rare behind many others in few commands, page by page', async () => {
    const rare = await send('Partner');
    for (let n = 0; n < 40; n += 1) await send('Architect', `Player${String(n)}`);
    desk.site.database.commands.length = 0;
    const { applications, nextCursor } = await list('?position=Partner');
    expect([ids(applications), nextCursor]).toEqual([[rare], null]);
    // One command each for the caller, the positions, the matching ids and their summaries.
    expect(desk.site.database.commands.length).toBe(4);
  });

  test('looks at 500 applications a call, and goes on from there', async () => {
    const rare = await send('Partner');
    const pipeline = desk.site.database.redis.pipeline();
    for (let n = 0; n < 700; n += 1) {
      const id = randomUUID();
      const others = {
        position: 'Architect',
        state: 'new',
        announcement: 'sent',
        submittedAt: 1,
        updatedAt: 1,
      };
      pipeline.hset(`application:record:${id}`, others);
      pipeline.zadd('application:list', { score: 0, member: `999999999999999 ${id}` });
    }
    await pipeline.exec();
    const first = await list('?position=Partner');
    expect([first.applications, first.nextCursor]).toEqual([[], expect.any(String)]);
    const second = await list(`?position=Partner&cursor=${String(first.nextCursor)}`);
    expect([ids(second.applications), second.nextCursor]).toEqual([[rare], null]);
  });

  test('a filter that there is not is refused', async () => {
    for (const [name, value] of [
      ['position', 'King'],
      ['state', 'new,accepted'],
      ['announcement', '__proto__'],
    ] as const) {
      const { status, body } = await as(`GET applications?${name}=${value}`);
      expect([status, Object.keys(body.error.fields)]).toEqual([422, [name]]);
    }
  });
});
