import example from '../../test/network/voting';
import { startVoteService, type VoteService } from '../../test/support/fakes/vote-service';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { sentVote } from '../../test/support/fixtures/companion-calls';
import { NEW, setUpListingSites } from '../../test/support/server/listing-sites';

const { world, unnamed } = setUpListingSites();
const again = { at: '00:00', zone: 'Europe/Berlin' };
let service: VoteService;
beforeEach(async () => {
  aNetwork({ voting: { ...example, sites: example.sites.map((site) => ({ ...site, again })) } });
  service = await startVoteService();
});
afterEach(() => service.stop());

const goTo = (time: string) => world.clock.advance(Date.parse(time) - world.clock.now());
/** Casts a vote at a time, and delivers it at once. */
const voteAt = async (time: string) => {
  goTo(time);
  await world.bridge.sync({ votes: [sentVote('Alex', Date.parse(time))] });
};
const votesOf = async () => (await world.bridge.votes.of('Alex')).month.votes;
const asking = () => world.another({ first: { check: 'minecraft-mp', key: 'key', url: service.url } });

test('a vote before the site’s midnight and one after it are two, and two of its day are one', async () => {
  await voteAt('2026-05-25T20:00+02:00');
  await voteAt('2026-05-26T00:10+02:00');
  expect(await votesOf()).toBe(2);
  await voteAt('2026-05-26T23:59:59+02:00');
  expect(await votesOf()).toBe(2);
  const { sites, streak } = await world.bridge.votes.of('Alex');
  expect(sites[0]).toMatchObject({
    votedAt: new Date('2026-05-26T00:10+02:00').toISOString(),
    nextAt: new Date('2026-05-27T00:00+02:00').toISOString(),
  });
  expect(streak.days).toBe(1);
});

test('they are so in whatever order they come, and however late', async () => {
  goTo('2026-05-30T12:00+02:00');
  const times = ['2026-05-26T00:10+02:00', '2026-05-25T20:00+02:00', '2026-05-26T20:00+02:00'];
  for (const time of [...times, ...times])
    await world.bridge.sync({ votes: [sentVote('Alex', Date.parse(time))] });
  expect(await votesOf()).toBe(2);
});

test('kept votes count by the same days once their site has a name', async () => {
  const times = ['2026-05-25T20:00+02:00', '2026-05-26T00:10+02:00', '2026-05-26T20:00+02:00'];
  goTo('2026-05-26T21:00+02:00');
  await world.bridge.sync({ votes: times.map((time) => unnamed('Alex', Date.parse(time))) });
  goTo('2026-05-31T21:00+02:00');
  await world.bridge.services.name({ id: 'admin' }, NEW, 'first');
  expect(await votesOf()).toBe(2);
});

test('a site that still tells of the day before, for a day after a vote that was not claimed, makes no vote', async () => {
  await voteAt('2026-05-25T23:57+02:00');
  service.answer = '1';
  const states: string[] = [];
  for (const time of ['2026-05-26T00:10+02:00', '2026-05-26T01:10+02:00', '2026-05-27T00:57+02:00']) {
    goTo(time);
    await world.database.redis.del('votes:asked:first:alex');
    states.push((await asking().votes.check('Alex', 'first', () => undefined)).state);
  }
  expect(states).toEqual(['pending', 'pending', 'counted']);
});

test('a vote that the site has told of is claimed at once, also just before midnight, and the next one counts then', async () => {
  service.answer = '1';
  const states: string[] = [];
  for (const time of ['2026-05-25T23:59:59+02:00', '2026-05-26T00:01+02:00']) {
    goTo(time);
    await world.database.redis.del('votes:asked:first:alex');
    const claims: Promise<unknown>[] = [];
    states.push((await asking().votes.check('Alex', 'first', (claim) => claims.push(claim))).state);
    await Promise.all(claims);
  }
  expect(states).toEqual(['counted', 'counted']);
  expect(service.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET', 'POST']);
});

test.each([
  ['23:54', 1],
  ['23:56', 0],
])('what is claimed at %s cannot be the next vote', async (time, claimed) => {
  const bridge = asking();
  goTo('2026-05-25T20:00+02:00');
  await bridge.sync({ votes: [sentVote('Alex', world.clock.now())] });
  goTo(`2026-05-25T${time}+02:00`);
  service.answer = '1';
  await bridge.upkeep.run();
  expect(service.calls).toHaveLength(claimed);
});
