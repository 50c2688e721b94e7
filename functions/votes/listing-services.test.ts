import { foldService } from '@/contract/listing-sites';
import { onlineAs, sentVote } from '../../test/support/fixtures/companion-calls';
import { serviceOf } from '../../test/support/fixtures/network-parts';
import { sumOf } from '../../test/support/server/bridge';
import { countCommands } from '../../test/support/server/count-commands';
import { NEW, setUpListingSites } from '../../test/support/server/listing-sites';
import { AUDIT_KEY } from '../core/audit/audit-script';

const { world, unnamed, arrive, kept } = setUpListingSites();
const ADMIN = { id: 'admin' };
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const votesOf = async (name: string) => (await world.bridge.votes.of(name)).month.votes;
const keysOf = async (name: string) => sumOf(await world.bridge.votes.of(name), 'vote-key').waiting;

test('the name of a site in the content is found without case, spaces, www and punctuation', async () => {
  const { bridge, clock } = world;
  const services = ['mcsl', 'www.Minecraft-Server-List.com', 'MINECRAFT SERVER LIST', 'https://topg.org'];
  const votes = services.map((service, n) => sentVote(`Player_${String(n)}`, clock.now(), { service }));
  const { accepted } = await bridge.sync({ votes });
  expect([accepted.votes, accepted.unrecognized, await kept()]).toEqual([
    votes.map(({ id }) => id),
    undefined,
    [],
  ]);
  expect(await votesOf('Player_0')).toBe(1);
});

describe('once an admin says which site that is', () => {
  test('votes count as of when they were cast, in streaks and months, and are rewarded', async () => {
    const { bridge, clock } = world;
    for (const days of [2, 1, 0]) await arrive('Alex', clock.now() - days * DAY_MS);
    await arrive('Steve', clock.now(), 'WWW.Votes.example');
    clock.advance(HOUR_MS);
    expect(await bridge.services.name(ADMIN, 'votes example', 'third')).toMatchObject({ votes: 4 });
    const alex = await bridge.votes.of('Alex');
    expect([alex.month.votes, alex.streak.days, await keysOf('Alex')]).toEqual([3, 3, 6]);
    expect(alex.sites.find(({ id }) => id === 'third')?.votedAt).toBe(
      new Date(clock.now() - HOUR_MS).toISOString(),
    );
    expect(await keysOf('Steve')).toBe(2);
    expect(await kept()).toEqual([]);
    const { votes } = await bridge.desk.ledger('steve', null);
    expect(votes[0]?.evidence[0]).toMatchObject({ service: 'WWW.Votes.example', source: 'votifier' });
  });

  test('later votes count by themselves, at once and on every instance', async () => {
    const { bridge, clock } = world;
    await bridge.services.name(ADMIN, NEW, 'first');
    const vote = unnamed('Alex', clock.now(), 'Votes.Example');
    const players = [onlineAs('Alex')];
    const { accepted, rewards } = await world.another().sync({ votes: [vote], players });
    expect([accepted.votes, accepted.unrecognized]).toEqual([[vote.id], undefined]);
    expect(rewards.map(({ reward }) => reward)).toContain('vote-key');
    expect([await votesOf('Alex'), await kept()]).toEqual([1, []]);
  });

  test('it counts once, however often it is told, said and repeated', async () => {
    const { bridge, clock } = world;
    const vote = unnamed('Alex', clock.now());
    await bridge.sync({ votes: [vote] });
    await expect(world.deaf().services.name(ADMIN, NEW, 'first')).rejects.toThrow('lost');
    await world.repeating().services.name(ADMIN, NEW, 'first');
    await world.repeating().sync({ votes: [vote] });
    await bridge.services.forget(ADMIN, foldService(NEW));
    await bridge.sync({ votes: [vote] });
    await world.repeating().services.name(ADMIN, NEW, 'first');
    expect([await votesOf('Alex'), await keysOf('Alex'), await kept()]).toEqual([1, 1, []]);
  });

  test.each([1, 5, 29])(
    'a vote that counted already, %i days ago and by another way, counts no second time',
    async (days) => {
      const { bridge, clock } = world;
      const at = clock.now();
      await bridge.vote('Alex');
      await arrive('Alex', at + 60_000);
      await arrive('Alex', at + 60_000, 'second.example');
      for (let day = 0; day < days; day += 1) {
        clock.advance(DAY_MS);
        await bridge.vote('Alex');
      }
      const before = [await keysOf('Alex'), (await bridge.desk.ledger('alex', null)).votes.length];
      await bridge.services.name(ADMIN, NEW, 'first');
      await bridge.services.name(ADMIN, 'second.example', 'first');
      expect([await keysOf('Alex'), (await bridge.desk.ledger('alex', null)).votes.length]).toEqual(before);
    },
  );

  test('a vote of four weeks ago counts once, although the player has voted since', async () => {
    const { bridge, clock } = world;
    const at = clock.now();
    await arrive('Alex', at);
    await arrive('Alex', at + 60_000, 'second.example');
    for (let day = 0; day < 28; day += 1) {
      clock.advance(DAY_MS);
      await bridge.vote('Alex');
    }
    const before = await keysOf('Alex');
    await bridge.services.name(ADMIN, NEW, 'first');
    await bridge.services.name(ADMIN, 'second.example', 'first');
    expect((await keysOf('Alex')) - before).toBe(1);
    const { votes } = await bridge.desk.ledger('alex', null);
    expect(votes.at(-1)?.at).toBe(new Date(at).toISOString());
  });

  test('thousands count, while others go on voting', async () => {
    const { bridge, clock } = world;
    const names = Array.from({ length: 1_000 }, (_, n) => `Player_${String(n)}`);
    for (let first = 0; first < names.length; first += 200) {
      const part = names.slice(first, first + 200);
      await bridge.sync({ votes: part.map((name) => unnamed(name, clock.now())) });
    }
    expect(await bridge.services.name(ADMIN, NEW, 'first')).toMatchObject({ votes: 1_000 });
    const { goal } = await bridge.votes.voters(null);
    expect([goal.votes, await kept()]).toEqual([1_000, []]);
  });

  test('what a run was cut short of counts in the night', async () => {
    const { bridge, clock } = world;
    for (let first = 0; first < 3; first += 1) {
      const names = Array.from({ length: 200 }, (_, n) => `Player_${String(first)}_${String(n)}`);
      await bridge.sync({ votes: names.map((name) => unnamed(name, clock.now())) });
    }
    await expect(world.deaf().services.name(ADMIN, NEW, 'first')).rejects.toThrow('lost');
    expect(await kept()).not.toEqual([]);
    await bridge.upkeep.erase();
    expect([await kept(), (await bridge.votes.voters(null)).goal.votes]).toEqual([[], 600]);
  });

  test.each(['at once, when an admin says it as well', 'in the night'])(
    'votes that were kept before the content named their site count %s',
    async (when) => {
      const { bridge, clock, database } = world;
      await arrive('Alex', clock.now() - DAY_MS);
      // Stores the vote as if the network had named its site afterwards.
      const service = serviceOf('third');
      const [member = ''] = await database.redis.zrange<string[]>('votes:unrecognized', 0, -1);
      await database.redis.zrem('votes:unrecognized', member);
      await database.redis.zadd('votes:unrecognized', {
        score: clock.now() - DAY_MS,
        member: member.replace(/^\S+/, foldService(service)),
      });
      if (when === 'in the night') await bridge.upkeep.erase();
      else
        await expect(bridge.services.name(ADMIN, service, 'third')).rejects.toMatchObject({
          code: 'conflict',
        });
      const { sites } = await bridge.votes.of('Alex');
      expect(sites.find(({ id }) => id === 'third')?.votedAt).toBe(
        new Date(clock.now() - DAY_MS).toISOString(),
      );
      expect(await kept()).toEqual([]);
    },
  );

  test('votes stay kept when a record of a player cannot be read, and count once it can', async () => {
    const { bridge, database } = world;
    await arrive('Alex');
    await arrive('Steve');
    await database.redis.hset('votes:players', { steve: 'broken' });
    await expect(bridge.services.name(ADMIN, NEW, 'first')).rejects.toThrow();
    expect(await kept()).toEqual([[NEW, 2]]);
    await database.redis.hdel('votes:players', 'steve');
    await bridge.services.name(ADMIN, NEW, 'first');
    expect([await votesOf('Alex'), await votesOf('Steve'), await kept()]).toEqual([1, 1, []]);
  });

  test('a vote is claimed at a site that is asked by its API', async () => {
    const checked = world.another({
      first: { check: 'minecraft-mp', key: 'key', url: 'http://127.0.0.1:9' },
    });
    await checked.sync({ votes: [unnamed('Alex', world.clock.now())] });
    await checked.services.name(ADMIN, NEW, 'first');
    await checked.sync({ votes: [unnamed('Steve', world.clock.now())] });
    expect(await world.database.redis.zcard('votes:claims')).toBe(2);
  });

  test('it is taken back: later votes are kept again, and those that counted stay', async () => {
    const { bridge } = world;
    await arrive('Alex');
    await bridge.services.name(ADMIN, NEW, 'first');
    const [named] = (await bridge.services.list()).named;
    expect(named).toMatchObject({ id: foldService(NEW), service: NEW, site: 'first' });
    await bridge.services.forget(ADMIN, named?.id ?? '');
    await arrive('Steve');
    expect([await votesOf('Alex'), await votesOf('Steve'), await kept()]).toEqual([1, 0, [[NEW, 1]]]);
    await expect(bridge.services.forget(ADMIN, foldService(NEW))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('another site is said instead, for the votes from then on', async () => {
    const { bridge } = world;
    await bridge.services.name(ADMIN, NEW, 'first');
    await bridge.services.name(ADMIN, NEW, 'second');
    await arrive('Alex');
    const { sites } = await bridge.votes.of('Alex');
    expect(sites.filter(({ votedAt }) => votedAt !== null).map(({ id }) => id)).toEqual(['second']);
  });

  test('each change is in the audit log once, and what changes nothing is not', async () => {
    const { bridge, database } = world;
    await arrive('Alex');
    for (const site of ['first', 'first', 'second'] as const)
      await world.repeating().services.name(ADMIN, NEW, site);
    await bridge.services.forget(ADMIN, foldService(NEW));
    const entries: string[] = await database.redis.zrange(AUDIT_KEY, 0, -1);
    expect(
      entries.map((entry) => /"action":"([^"]+)"/.exec(JSON.stringify(entry).replaceAll('\\', ''))?.[1]),
    ).toEqual(expect.arrayContaining(['vote_service.named', 'vote_service.named', 'vote_service.forgotten']));
    expect(entries).toHaveLength(3);
  });

  test('a name of the content is not to be said', async () => {
    const name = serviceOf('first');
    const said = world.bridge.services.name(ADMIN, ` WWW.${name.toUpperCase()}`, 'second');
    await expect(said).rejects.toMatchObject({ code: 'conflict' });
  });

  test('a hundred names can be said', async () => {
    const { bridge } = world;
    for (let n = 0; n < 100; n += 1) await bridge.services.name(ADMIN, `site ${String(n)}`, 'first');
    await expect(bridge.services.name(ADMIN, NEW, 'first')).rejects.toMatchObject({ code: 'conflict' });
    await bridge.services.name(ADMIN, 'SITE 7', 'second');
  });
});

test('a call with nothing new costs two commands, whatever is kept and named', async () => {
  const { bridge, database } = world;
  await arrive('Alex');
  await bridge.services.name(ADMIN, 'second.example', 'second');
  await bridge.sync();
  expect(await countCommands(database, () => bridge.sync())).toBe(2);
});
