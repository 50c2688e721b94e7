import { foldService } from '@/contract/listing-sites';
import { sentVote } from '../../test/support/fixtures/companion-calls';
import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { NEW, setUpListingSites } from '../../test/support/server/listing-sites';

const { world, unnamed, arrive, kept } = setUpListingSites();
const ADMIN = { id: 'admin' };
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const votesOf = async (name: string) => (await world.bridge.votes.of(name)).month.votes;

test('a vote of a listing site that nobody has named is kept, and told with its player and its time', async () => {
  const { bridge, clock } = world;
  const at = clock.now() - HOUR_MS;
  const [vote, known] = [unnamed('Alex', at), sentVote('Steve', clock.now())];
  const { accepted } = await bridge.sync({ votes: [vote, known] });
  expect(accepted).toEqual({
    votes: [vote.id, known.id],
    receipts: [],
    unrecognized: [vote.id],
    refused: [],
  });
  expect([await votesOf('Alex'), await votesOf('Steve')]).toEqual([0, 1]);
  const { services } = await bridge.services.list();
  const time = new Date(at).toISOString();
  expect(services).toEqual([{ id: foldService(NEW), service: NEW, votes: 1, firstAt: time, lastAt: time }]);
  expect(await bridge.services.votes(foldService(NEW), null)).toEqual({
    votes: [{ id: vote.id, player: 'Alex', at: time, server: ENTRANCE_SERVER, protocol: 2 }],
    nextCursor: null,
  });
});

test('a vote that is told again is kept once', async () => {
  const { bridge, clock } = world;
  const votes = [unnamed('Alex', clock.now())];
  await expect(world.deaf().sync({ votes })).rejects.toThrow('lost');
  await bridge.sync({ votes });
  expect(await kept()).toEqual([[NEW, 1]]);
});

describe('what is kept is bounded', () => {
  test('to 30 days', async () => {
    const { bridge, clock, database } = world;
    await arrive('Alex');
    clock.advance(30 * DAY_MS);
    expect(await kept()).toEqual([[NEW, 1]]);
    clock.advance(1);
    expect(await kept()).toEqual([]);
    expect((await bridge.services.votes(foldService(NEW), null)).votes).toEqual([]);
    await bridge.services.name(ADMIN, NEW, 'first');
    expect(await votesOf('Alex')).toBe(0);
    await bridge.upkeep.erase();
    expect(await database.redis.zcard('votes:unrecognized')).toBe(0);
  });

  test('to 10,000 votes, of which the oldest of the busiest listing site give way', async () => {
    const { bridge, clock } = world;
    const start = clock.now() - HOUR_MS;
    await arrive('Rare', start - DAY_MS, 'rare.example');
    let sent = 0;
    for (let call = 0; call < 52; call += 1) {
      const votes = Array.from({ length: 200 }, () => unnamed(`p${String((sent += 1))}`, start + sent));
      await bridge.sync({ votes });
      clock.advance(60_000);
    }
    expect(await kept()).toEqual(
      expect.arrayContaining([
        ['rare.example', 1],
        [NEW, 9_999],
      ]),
    );
    const { services } = await bridge.services.list();
    const busiest = services.find(({ service }) => service === NEW);
    expect(busiest?.firstAt).toBe(new Date(start + 402).toISOString());
  }, 60_000);

  test('of many names the hundred with the newest votes are listed, and how many more there are', async () => {
    const { bridge, clock } = world;
    const votes = Array.from({ length: 130 }, (_, n) =>
      unnamed('Alex', clock.now() + n, `s${String(n)}.example`),
    );
    clock.advance(1_000);
    await bridge.sync({ votes });
    const { services, more } = await bridge.services.list();
    expect([services.length, services[0]?.service, more]).toEqual([100, 's129.example', 30]);
  });
});

test('the votes of a listing site come page by page, each once, the newest first', async () => {
  const { bridge, clock } = world;
  const names = Array.from({ length: 130 }, (_, n) => `Player${String(n)}`);
  await bridge.sync({ votes: names.map((name) => unnamed(name, clock.now())) });
  await arrive('Other', clock.now(), 'second.example');
  await arrive('Older', clock.now() - HOUR_MS);
  const found: string[] = [];
  let cursor: string | null = null;
  do {
    const page = await bridge.services.votes(foldService(NEW), cursor);
    found.push(...page.votes.map(({ player }) => player));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect([found.length, new Set(found).size, found.at(-1)]).toEqual([131, 131, 'Older']);
  for (const wrong of ['', 'x', '9'.repeat(500)])
    expect((await bridge.services.votes(foldService(NEW), wrong)).votes).toHaveLength(50);
});
