import { createHmac } from 'node:crypto';
import example from '../../test/network/voting';
import { startVoteService, type VoteService } from '../../test/support/fakes/vote-service';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { sentVote } from '../../test/support/fixtures/companion-calls';
import { setUpBridge } from '../../test/support/server/bridge';
import { bestmineVoter } from './callbacks/bestmine';
import { topgCaller, topgTicket } from './callbacks/topg';

const world = setUpBridge();
const HOUR_MS = 3_600_000;
let service: VoteService;
beforeEach(async () => {
  service = await startVoteService();
});
afterEach(() => service.stop());

const asking = () => world.another({ first: { check: 'minecraft-mp', key: 'key', url: service.url } });

describe('a check', () => {
  test('of a site without one is pending until the vote comes by Votifier', async () => {
    const { bridge, clock } = world;
    expect((await bridge.votes.check('Alex', 'first', () => undefined)).state).toBe('pending');
    await bridge.vote('Alex');
    expect(await bridge.votes.check('alex', 'first', () => undefined)).toEqual({
      state: 'counted',
      nextAt: new Date(clock.now() + 24 * HOUR_MS).toISOString(),
    });
  });

  test('stores the receipt first, and claims the vote afterwards until it is done', async () => {
    const { clock } = world;
    const bridge = asking();
    service.answer = '1';
    const later: Promise<unknown>[] = [];
    const checked = await bridge.votes.check('Alex', 'first', (work) => {
      // The claim is refused, as by a service that has just failed.
      service.answer = '0';
      later.push(work);
    });
    expect([checked.state, (await bridge.votes.of('Alex')).month.votes]).toEqual(['counted', 1]);
    await Promise.all(later);
    expect(await bridge.upkeep.run()).toEqual({ unclaimed: 0 });
    clock.advance(60_000);
    expect(await bridge.upkeep.run()).toEqual({ unclaimed: 1 });
    service.answer = '1';
    clock.advance(5 * 60_000);
    expect(await bridge.upkeep.run()).toEqual({ unclaimed: 0 });
    const { length } = service.calls;
    clock.advance(HOUR_MS);
    await bridge.upkeep.run();
    expect(service.calls).toHaveLength(length);
  });

  test('asks at most once in 20 seconds for a player and site', async () => {
    const { clock } = world;
    const bridge = asking();
    service.answer = '0';
    const ask = (name: string) => bridge.votes.check(name, 'first', () => undefined);
    expect([(await ask('Alex')).state, (await ask('ALEX')).state]).toEqual(['pending', 'pending']);
    expect(service.calls).toHaveLength(1);
    await ask('Steve');
    expect(service.calls).toHaveLength(2);
    expect(await world.database.redis.pttl('votes:asked:first:alex')).toBeLessThanOrEqual(20_000);
    await world.database.redis.del('votes:asked:first:alex');
    clock.advance(20_000);
    await ask('Alex');
    expect(service.calls).toHaveLength(3);
  });

  test('of a vote that was used without a receipt of ours is `already`', async () => {
    service.answer = '2';
    const bridge = asking();
    expect(await bridge.votes.check('Alex', 'first', () => undefined)).toEqual({
      state: 'already',
      nextAt: null,
    });
    expect((await bridge.votes.of('Alex')).month.votes).toBe(0);
  });

  test('does not take a vote that was never claimed for the next one', async () => {
    const { clock } = world;
    const bridge = asking();
    await bridge.sync({ votes: [sentVote('Alex', clock.now())] });
    clock.advance(23.5 * HOUR_MS);
    service.answer = '1';
    expect((await bridge.votes.check('Alex', 'first', () => undefined)).state).toBe('pending');
    clock.advance(1.5 * HOUR_MS);
    await world.database.redis.del('votes:asked:first:alex');
    expect((await bridge.votes.check('Alex', 'first', () => undefined)).state).toBe('counted');
  });

  test('takes one yes for one vote, also where the next one counts before the site stops telling of it', async () => {
    const { clock } = world;
    aNetwork({
      voting: { ...example, sites: example.sites.map((site) => ({ ...site, again: { hours: 12 } })) },
    });
    const bridge = asking();
    await bridge.sync({ votes: [sentVote('Alex', clock.now())] });
    service.answer = '1';
    clock.advance(24 * HOUR_MS);
    expect((await bridge.votes.check('Alex', 'first', () => undefined)).state).toBe('pending');
  });

  test('claims a vote also where votes count every two hours', async () => {
    aNetwork({
      voting: { ...example, sites: example.sites.map((site) => ({ ...site, again: { hours: 2 } })) },
    });
    const bridge = asking();
    await bridge.sync({ votes: [sentVote('Alex', world.clock.now())] });
    world.clock.advance(HOUR_MS);
    service.answer = '1';
    await bridge.upkeep.run();
    expect(service.calls.map(({ method }) => method)).toEqual(['POST']);
  });

  test('claims no vote when its cooldown is nearly over, since it might be the next one', async () => {
    const { clock } = world;
    const bridge = asking();
    await bridge.sync({ votes: [sentVote('Alex', clock.now())] });
    clock.advance(22 * HOUR_MS + 1);
    service.answer = '1';
    expect(await bridge.upkeep.run()).toEqual({ unclaimed: 0 });
    expect(service.calls).toEqual([]);
    expect(await world.database.redis.zcard('votes:claims')).toBe(0);
  });
});

describe('a ticket', () => {
  const HERE = '127.0.0.1';
  const topg = (url: string | null, key: string | null = '4711') => ({ check: 'topg', key, url }) as const;

  test('counts once, for the player and site that it was made for', async () => {
    const settings = { first: topg(`http://${HERE}`), third: topg(`http://${HERE}`) };
    const bridge = world.another(settings);
    const url = await bridge.votes.ticket('Alex', 'third');
    const [, ticket = ''] = /^http:\/\/127\.0\.0\.1\/in-4711-([0-9a-f]{30})$/.exec(url) ?? [];
    await bridge.votes.useTicket(ticket, 'first', HERE);
    await bridge.votes.useTicket('0'.repeat(30), 'third', HERE);
    expect((await bridge.votes.of('Alex')).month.votes).toBe(0);
    const deaf = world.deaf(settings);
    await expect(deaf.votes.useTicket(ticket, 'third', HERE)).rejects.toThrow('lost');
    world.clock.advance(23 * HOUR_MS);
    await bridge.votes.useTicket(ticket, 'third', HERE);
    expect((await bridge.votes.of('Alex')).month.votes).toBe(1);
  });

  test('leads to TopG itself unless an address is set', async () => {
    const url = await world.another({ third: topg(null) }).votes.ticket('Alex', 'third');
    expect(url).toMatch(/^https:\/\/topg\.org\/minecraft-servers\/in-4711-[0-9a-f]{30}$/);
  });

  test.each([
    [null, 'monitor.topg.org'],
    ['https://topg.org/en/minecraft-servers', 'monitor.topg.org'],
    ['https://www.topg.org', 'monitor.topg.org'],
    ['https://nottopg.org', 'nottopg.org'],
    ['http://[::1]:8080', '::1'],
  ])('for the address %p is taken from %s alone', (url, host) => {
    expect(topgCaller(topg(url))).toBe(host);
  });

  test('is in no link where the site has another check, or no key', async () => {
    const { bridge } = world;
    const url = await bridge.votes.ticket('Alex', 'third');
    expect(url).toMatch(/^https:/);
    const keyless = world.another({ third: topg(`http://${HERE}`, null) });
    expect(await keyless.votes.ticket('Alex', 'third')).toBe(url);
    await keyless.votes.useTicket('0'.repeat(30), 'third', HERE);
    expect(await world.database.redis.keys('votes:ticket:*')).toEqual([]);
  });

  test('is none of two, or of nothing', () => {
    for (const query of ['', '?p_resp=one&p_resp=two'])
      expect(topgTicket(new Request(`https://site.example/${query}`))).toBeNull();
  });
});

describe('a signature', () => {
  const KEY = 'the key of this site';
  const send = (body: string, signature: string, key: string | null = KEY) =>
    bestmineVoter(
      new Request('https://site.example/', { method: 'POST', body, headers: { 'X-Signature': signature } }),
      key,
    );
  const sign = (body: string, key = KEY) => createHmac('sha256', key).update(body).digest('hex');
  const body = '{"username": "Alex"}';

  test('of the body as it came, with the key of the site, tells who voted', async () => {
    expect(await send(body, sign(body))).toBe('Alex');
    expect(await send(body, sign(body).toUpperCase())).toBe('Alex');
  });

  test('that is wrong, or of another body or key, tells nothing', async () => {
    for (const signature of [
      '',
      'x',
      sign('{"username":"Alex"}'),
      sign(body, 'another'),
      sign(body).slice(2),
    ]) {
      expect(await send(body, signature)).toBeNull();
    }
    expect(await send(body, sign(body, ''), null)).toBeNull();
  });

  test.each(['{}', '{"username":"no/name"}', '{"username":["Alex"]}', '[]', 'Alex', '{"username":"Al'])(
    'of %s, which names no player, tells nothing',
    async (text) => {
      expect(await send(text, sign(text))).toBeNull();
    },
  );
});
