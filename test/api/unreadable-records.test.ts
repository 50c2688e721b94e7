import { randomUUID } from 'node:crypto';
import { applicationFor } from '../support/fixtures/applications';
import { onlineAs, sentVote, syncOf } from '../support/fixtures/companion-calls';
import { visitorMessage } from '../support/fixtures/contact-message';
import { playerOf } from '../support/fixtures/leaderboard-players';
import {
  OTHER_SERVER,
  serverVariables,
  ENTRANCE_SERVER,
  SERVER_IDS,
} from '../support/fixtures/tracked-servers';
import { asGame, GAME_KEY } from '../support/server/leaderboard-site';
import { NO_RECORDS, setUpUnreadable } from '../support/server/unreadable';

/** Invalid times, in milliseconds since 1970. */
const NO_TIMES = ['soon', '1e300', ''];

const { admin, redis, seen } = setUpUnreadable({
  GAME_SERVER_KEY: GAME_KEY,
  STATUS_SOURCES: 'ping',
  ...serverVariables(() => '127.0.0.1:1'),
});
const { as } = admin;
const sync = (differences: Parameters<typeof syncOf>[0]) =>
  admin.site.call('POST /api/companion/sync', { ...asGame, body: syncOf(differences) });

test('applications that cannot be read are not listed; of one that can, a comment that cannot is left out', async () => {
  const send = async () =>
    (
      await admin.site.call('POST /api/applications', {
        body: applicationFor('Architect', { ign: `A${randomUUID().slice(0, 8)}` }),
      })
    ).body.id;
  const good = await send();
  const fields = NO_TIMES.flatMap((time) => [{ submittedAt: time }, { updatedAt: time }]);
  for (const broken of [...fields, { parts: 'many' }, { sentParts: '-1' }])
    await redis().hset(`application:record:${String(await send())}`, broken);
  const { body, unreadable } = await seen('GET /api/admin/applications');
  expect(body.applications.map(({ id }: { id: string }) => id)).toEqual([good]);
  expect(unreadable).toHaveLength(fields.length + 2);

  await as(`POST applications/${String(good)}/comments`, { text: 'Let us talk' });
  await redis().rpush(`application:comments:${String(good)}`, ...NO_RECORDS);
  const whole = await seen(`GET /api/admin/applications/${String(good)}`);
  expect(whole.body.application.comments).toMatchObject([{ text: 'Let us talk' }]);
  expect(whole.unreadable).toHaveLength(NO_RECORDS.length);
});

test('accounts that cannot be read are not listed, by a search either', async () => {
  const { user } = await admin.site.add('Rosa');
  const account: object | null = await redis().hget('account:users', user.id);
  const differences = [{ createdAt: 'soon' }, { nameKey: 7 }, { emailKey: null }, { role: 'king' }];
  const broken = [...NO_RECORDS, ...differences.map((each) => JSON.stringify({ ...account, ...each }))];
  for (const [n, text] of broken.entries()) {
    const { user: other } = await admin.site.add(`Kim${String(n)}`);
    await redis().hset('account:users', { [other.id]: text });
  }
  for (const query of ['', '?search=rosa']) {
    const { body } = await seen(`GET /api/admin/users${query}`);
    expect(body.users.map(({ id }: { id: string }) => id)).toContain(user.id);
  }
  expect((await seen('GET /api/admin/users')).unreadable).toEqual(['account:users']);
});

test('messages that cannot be read are not listed', async () => {
  const send = async () => (await admin.site.call('POST /api/contact', { body: visitorMessage })).body.id;
  const good = await send();
  for (const receivedAt of NO_TIMES)
    await redis().hset(`contact:message:${String(await send())}`, { receivedAt });
  const { body, unreadable } = await seen('GET /api/admin/messages');
  expect(body.messages.map(({ id }: { id: string }) => id)).toEqual([good]);
  expect(unreadable).toHaveLength(NO_TIMES.length);
});

test('entries of the audit log that cannot be read are not listed, and an account that cannot be read has no name there', async () => {
  const { user, token: bearer } = await admin.site.add('Rosa', 'admin');
  await admin.site.call('PUT /api/admin/content/banner', { token: bearer, body: { text: 'Hello' } });
  const broken = [
    ...NO_RECORDS,
    JSON.stringify({ id: '1', at: 'soon', action: 'user.created', actor: { id: '1' } }),
  ];
  for (const entry of broken)
    await redis().zadd('account:audit', {
      score: 0,
      member: `${String(Date.now()).padStart(15, '0')} ${randomUUID()} ${entry}`,
    });
  for (const account of NO_RECORDS) {
    await redis().hset('account:users', { [user.id]: account });
    const { body, unreadable } = await seen('GET /api/admin/audit');
    expect(body.entries).toMatchObject([
      { action: 'content.created', actor: { id: user.id, username: null } },
    ]);
    expect(unreadable).toHaveLength(broken.length);
  }
});

test('players who cannot be read are on no board, and not in the players of a season', async () => {
  const push = (players: unknown) =>
    admin.site.call('POST /api/leaderboard/skywars', { ...asGame, body: { players } });
  const broken = [
    ...NO_RECORDS,
    '["Rosa",null,-1,0,0,0,0]',
    '["Rosa",null,"1",0,0,0,0]',
    '[7,null,1,0,0,0,0]',
  ];
  await push(broken.map((_, n) => playerOf(n + 2, { kills: 9 })));
  const ids = await redis().hkeys('leaderboard:skywars:players');
  await redis().hset('leaderboard:skywars:players', Object.fromEntries(ids.map((id, n) => [id, broken[n]])));
  await push([playerOf(1, { kills: 10 })]);

  const board = await seen('GET /api/leaderboard?mode=skywars');
  expect(board.body.players).toMatchObject([{ username: 'Player_1' }]);
  const { status, body } = await admin.site.call('DELETE /api/leaderboard/skywars', asGame);
  expect([status, body.players.length]).toEqual([200, 1]);
});

test('voters, receipts and rewards that cannot be read break neither the board nor a desk', async () => {
  const names = ['Alex', ...NO_RECORDS.map((_, n) => `Rosa${String(n)}`), 'Kim'];
  await sync({ votes: names.map((name) => sentVote(name, Date.now())) });
  await sync({ votes: [sentVote('Alex', Date.now(), { site: 'second' })] });
  for (const [n, record] of NO_RECORDS.entries())
    await redis().hset('votes:players', { [`rosa${String(n)}`]: record });
  const kim: { rewards: { at: unknown }[] } | null = await redis().hget('votes:players', 'kim');
  const rewards = (kim?.rewards ?? []).flatMap((reward) => [
    { ...reward, at: 'soon' },
    { ...reward, count: -1 },
  ]);
  await redis().hset('votes:players', { kim: JSON.stringify({ ...kim, rewards }) });
  const position = `${String(Date.now()).padStart(15, '0')} ${randomUUID()}`;
  for (const [n, receipt] of [
    ...NO_RECORDS,
    '{"player":"Rosa","site":"first","at":1e300,"evidence":[]}',
  ].entries())
    await redis().zadd('votes:ledger', {
      score: 0,
      member: `${position.slice(0, -1)}${String(n)} ${receipt}`,
    });

  const voters = await seen('GET /api/voters');
  expect(voters.body.players[0]).toEqual({ player: 'Alex', votes: 2 });
  expect(voters.body.goal.votes).toBe(names.length + 1);
  expect((await seen('GET /api/votes/Kim')).body).toMatchObject({
    player: 'Kim',
    rewards: [],
    month: { votes: 1 },
  });
  const desk = await seen('GET /api/admin/rewards?state=waiting');
  expect(new Set(desk.body.rewards.map(({ player }: { player: string }) => player))).toEqual(
    new Set(['Alex']),
  );
  expect(desk.unreadable).toEqual(['votes:players']);
  const ledger = await seen('GET /api/admin/votes');
  expect(ledger.body.votes).toHaveLength(names.length + 1);
  expect(ledger.unreadable).toHaveLength(NO_RECORDS.length + 1);
});

test('votes that nobody recognizes, names of services and test votes that cannot be read break nothing', async () => {
  const receivedAt = new Date().toISOString();
  const service = 'votes.example';
  const votes = ['Alex', 'Rosa'].map((name) => sentVote(name, Date.now(), { service }));
  await sync({ votes, tests: [{ service, receivedAt, protocol: 2 }] });
  const added = await as('POST vote-services', { service: 'second.example', site: 'second' });
  expect(added.status).toBe(200);
  const at = Date.now() + 1;
  for (const record of [...NO_RECORDS, '{"key":7,"at":"soon"}', `{"key":"kim","at":1e300,"evidence":[]}`])
    await redis().zadd('votes:unrecognized', { score: at, member: `votesexample ${record}` });
  await redis().zadd('votes:unrecognized', { score: at, member: 'broken' });
  const names = [...NO_RECORDS, '{"service":"x","site":"gone","at":"soon"}'];
  await redis().hset('votes:services', Object.fromEntries(names.map((json, n) => [`bad${String(n)}`, json])));

  const { body, unreadable } = await seen('GET /api/admin/vote-services');
  expect(body.services.find(({ id }: { id: string }) => id === 'votesexample')).toMatchObject({ votes: 11 });
  expect(body.named).toMatchObject([{ service: 'second.example', site: 'second' }]);
  expect(body.tests).toMatchObject([{ service }]);
  expect(new Set(unreadable)).toEqual(new Set(['votes:unrecognized', 'votes:services']));
  const listed = await seen('GET /api/admin/vote-services/votesexample/votes');
  expect(listed.body.votes.map(({ player }: { player: string }) => player).toSorted()).toEqual([
    'Alex',
    'Rosa',
  ]);
  for (const text of NO_RECORDS) {
    await redis().set('votes:tests', text);
    expect((await seen('GET /api/admin/vote-services')).body.tests).toEqual([]);
    expect((await sync({ tests: [{ service, receivedAt, protocol: 2 }] })).status).toBe(200);
  }
  const named = await as('POST vote-services', { service, site: 'first' });
  expect(named.status).toBe(200);
  expect((await admin.site.call('GET /api/voters')).body.goal.votes).toBe(2);
});

test('a stored call that no companion can have made breaks neither the status nor the desk', async () => {
  const players = [onlineAs('Alex')];
  await sync({ server: OTHER_SERVER, players });
  const key = `companion:${ENTRANCE_SERVER}`;
  const said = { id: randomUUID(), version: '1.0.0', seenAt: Date.now(), players, vitals: null };
  const differences = [{ seenAt: 1e300 }, { players: [7] }, { vitals: { tps: 'fast' } }];
  for (const text of [
    'not JSON',
    '7',
    '[]',
    ...differences.map((each) => JSON.stringify({ ...said, ...each })),
  ]) {
    await redis().set(key, text);
    const { body } = await seen('GET /api/admin/companions');
    expect(body.companions.map(({ server }: { server: string }) => server)).toEqual([OTHER_SERVER]);
    expect(Object.keys((await seen('GET /api/status')).body.servers)).toEqual([...SERVER_IDS]);
    const voted = await sync({ server: OTHER_SERVER, players, votes: [sentVote('Rosa', Date.now())] });
    expect(voted.status).toBe(200);
  }
});

test.each(['24h', '7d'])(
  'moments of the status that cannot be read are left out of the history of %s',
  async (range) => {
    const step = range === '24h' ? 600_000 : 3_600_000;
    const at = Math.floor(Date.now() / step) * step - step;
    const row = `${String(at)} ${SERVER_IDS.map((id) => `${id}=3`).join(' ')}`;
    const rows = ['soon', ' ', `1e300 ${ENTRANCE_SERVER}=1`, `${String(at)} ${ENTRANCE_SERVER}=-3`, row];
    for (const key of ['fine', 'hourly'])
      for (const [n, member] of rows.entries())
        await redis().zadd(`status:history:${key}`, { score: at + n, member });
    const { body } = await seen(`GET /api/status/history?range=${range}`);
    const counts = body.points
      .filter((point: { at: string }) => Date.parse(point.at) === at)
      .map(({ players }: { players: Record<string, unknown> }) => players[ENTRANCE_SERVER]);
    expect(counts).toContain(3);
    expect(counts.filter((count: unknown) => count !== 3 && count !== null)).toEqual([]);
  },
);
