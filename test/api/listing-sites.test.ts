import { sentVote, syncOf } from '../support/fixtures/companion-calls';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../support/fixtures/tracked-servers';
import { type AccountSite, startAccountSite } from '../support/server/account-site';
import { asGame, GAME_KEY } from '../support/server/leaderboard-site';

let site: AccountSite;
let token: string;
beforeAll(async () => {
  site = await startAccountSite({ GAME_SERVER_KEY: GAME_KEY });
});
beforeEach(async () => {
  await site.database.redis.flushdb();
  ({ token } = await site.add('Boss', 'admin'));
});
afterAll(() => site.stop());

const sync = (differences: Parameters<typeof syncOf>[0]) =>
  site.call('POST /api/companion/sync', { ...asGame, body: syncOf(differences) });
const from = (service: string, username = 'Alex') => sentVote(username, Date.now(), { service });
const as = (what: string, body?: object) =>
  site.call(what.replace(' ', ' /api/admin/'), { token, ...(body && { body }) });
const votesOf = async (name: string) => (await site.call(`GET /api/votes/${name}`)).body.month.votes;
const services = async () => (await as('GET vote-services')).body;

test.each(['MCSL', 'mcsl', 'www.minecraft-server-list.com', 'Minecraft-Server-List.com', 'Planet Minecraft'])(
  'a vote of a shipped site counts as %s',
  async (service) => {
    const vote = from(service);
    const { body } = await sync({ votes: [vote] });
    expect([body.accepted.votes, body.accepted.refused, await votesOf('Alex')]).toEqual([[vote.id], [], 1]);
  },
);

test('a vote under an unknown name is kept, shown to admins, and counts once one says which site it is', async () => {
  const vote = from('Serveur Privé');
  const { body } = await sync({ votes: [vote] });
  expect(body.accepted).toEqual({
    votes: [vote.id],
    receipts: [],
    unrecognized: [vote.id],
    refused: [],
  });
  const [{ id, service, votes }] = (await services()).services;
  expect([service, votes, await votesOf('Alex')]).toEqual(['Serveur Privé', 1, 0]);
  const listed = await as(`GET vote-services/${encodeURIComponent(String(id))}/votes`);
  expect(listed.body.votes).toMatchObject([{ player: 'Alex', at: vote.receivedAt, server: ENTRANCE_SERVER }]);

  const said = await as('POST vote-services', { service, site: 'third' });
  expect([said.status, said.body.votes, await votesOf('Alex')]).toEqual([200, 1, 1]);
  await sync({ votes: [from('SERVEUR-PRIVÉ', 'Steve')] });
  expect([await votesOf('Steve'), (await services()).services]).toEqual([1, []]);
  const { entries } = (await as('GET audit')).body;
  expect(entries[0]).toMatchObject({
    action: 'vote_service.named',
    before: null,
    after: { service: 'Serveur Privé', site: 'third' },
  });
  expect((await as(`DELETE vote-services/${encodeURIComponent(String(id))}`)).status).toBe(204);
  await sync({ votes: [from('serveur privé', 'Kim')] });
  expect([await votesOf('Kim'), await votesOf('Alex')]).toEqual([0, 1]);
});

test.each([
  ['no service', { service: ' ', site: 'first' }, 'service'],
  ['a service without an end', { service: 'x'.repeat(101), site: 'first' }, 'service'],
  ['a site that is none', { service: 'votes.example', site: 'fourth' }, 'site'],
])('%s is refused by name', async (_what, body, field) => {
  const answer = await as('POST vote-services', body);
  expect([answer.status, Object.keys(answer.body.error.fields)]).toEqual([422, [field]]);
});

test.each(['%E0%A4%A', '%00', '..%2F..', '__proto__', 'x'.repeat(5_000)])(
  'a listing site that nobody has heard of has no votes, and no name to take back: %s',
  async (id) => {
    const listed = await as(`GET vote-services/${id}/votes`);
    expect([listed.status, listed.body]).toEqual([200, { votes: [], nextCursor: null }]);
    expect((await as(`DELETE vote-services/${id}`)).status).toBe(404);
  },
);

test('a test vote is shown to admins with its time, by new companions and by old ones, and counts for nobody', async () => {
  const receivedAt = new Date(Date.now() - 60_000).toISOString();
  const { status } = await sync({ tests: [{ service: 'MinePortal', receivedAt, protocol: 2 }] });
  const { body } = await sync({ server: OTHER_SERVER, votes: [from('TopG.org', 'anonymous')] });
  expect([status, body.accepted.refused, await votesOf('anonymous')]).toEqual([200, [], 0]);
  expect((await services()).tests).toMatchObject([
    { service: 'TopG.org', server: OTHER_SERVER },
    { service: 'MinePortal', server: ENTRANCE_SERVER, at: receivedAt },
  ]);
});
