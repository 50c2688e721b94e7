import type { CompanionSync } from '@/contract/companion-sync';
import { startGameServer } from '../support/fakes/game-server';
import { startPublicLookups } from '../support/fakes/public-lookups';
import { onlineAs, sentVote, syncOf } from '../support/fixtures/companion-calls';
import { serverVariables, ENTRANCE_SERVER } from '../support/fixtures/tracked-servers';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

const KEY = 'key-of-the-game-servers-of-this-test';
const NIL = '00000000-0000-0000-0000-000000000000';

/** Entries of the game's public list. */
const player = (name: string) => ({ name, id: onlineAs(name).uuid });
const anonymous = { name: 'Anonymous Player', id: NIL };
const slogans = [
  { name: '§6§lWelcome to our network', id: NIL },
  { name: 'Welcome', id: NIL },
  { name: 'play.example.org', id: onlineAs('slogan').uuid },
];

const opened: { readonly stop: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ stop }) => stop()));
});
async function open<T extends { readonly stop: () => Promise<unknown> }>(opening: Promise<T>): Promise<T> {
  const one = await opening;
  opened.push(one);
  return one;
}

interface Told {
  /** Player count that the game server reports publicly. */
  readonly online: number;
  readonly sample?: readonly object[];
  /** Players that its console lists to its companion; no companion calls if this is missing. */
  readonly console?: readonly string[];
  readonly companion?: object;
  /** Players that the lookups list. */
  readonly lookedUp?: readonly string[];
}

/** Starts a site whose entrance is this server, known to a companion; also returns the lists requested from it. */
async function siteOf({ online, sample, console, companion, lookedUp }: Told) {
  const players = { online, max: 100, ...(sample && { sample }) };
  const game = await open(
    startGameServer({ status: { version: { name: '1.21', protocol: 767 }, players, description: '' } }),
  );
  const quiet = await open(startGameServer({ status: { players: { online: 0, max: 100 } } }));
  const names = lookedUp ?? [];
  const lookups = await open(
    startPublicLookups({ [game.address]: { online: true, players: { online, max: 100, names } } }),
  );
  const site = await open(
    startAccountSite({
      GAME_SERVER_KEY: KEY,
      STATUS_SOURCES: 'ping,lookup',
      STATUS_LOOKUP_URL: lookups.url,
      ...serverVariables((id) => (id === ENTRANCE_SERVER ? game : quiet).address),
    }),
  );
  if (console) await sync(site, { players: console.map(onlineAs), ...companion });
  return { site, lookups };
}

const sync = (site: AccountSite, differences: Partial<CompanionSync>) =>
  site.call('POST /api/companion/sync', {
    headers: { Authorization: `Bearer ${KEY}` },
    body: syncOf(differences),
  });

/** Returns the names of the entrance's players as shown to the public. */
async function namesOn(site: AccountSite): Promise<{ online: number; list: string[]; text: string }> {
  const { body, text, background } = await site.call('GET /api/status');
  await background;
  return { ...body.servers[ENTRANCE_SERVER].players, text };
}

describe('slogans among the players', () => {
  test('are left out, and the lookups are asked as if there were none', async () => {
    const { site, lookups } = await siteOf({
      online: 3,
      sample: slogans,
      lookedUp: ['Alex', 'Steve', 'Zuri'],
    });
    expect((await namesOn(site)).list).toEqual(['Alex', 'Steve', 'Zuri']);
    expect(lookups.requests.length).toBeGreaterThan(0);
  });

  test('are left out, and the companion is asked as if there were none', async () => {
    const { site } = await siteOf({ online: 2, sample: slogans, console: ['Alex', 'Steve'] });
    expect((await namesOn(site)).list).toEqual(['Alex', 'Steve']);
  });

  test('cost no name of a player beside them, and nobody is asked when those are all', async () => {
    const sample = [...slogans, player('Alex')];
    const short = await siteOf({ online: 2, sample, lookedUp: ['Steve', 'Alex'] });
    expect((await namesOn(short.site)).list).toEqual(['Alex', 'Steve']);
    const whole = await siteOf({ online: 1, sample, lookedUp: ['Steve', 'Alex'] });
    expect((await namesOn(whole.site)).list).toEqual(['Alex']);
    expect(whole.lookups.requests).toEqual([]);
  });
});

/** More players than the game's sample contains. */
const crowd = Array.from({ length: 14 }, (_, at) => `Player${String(at)}`);
const DOZEN = 12;

describe('a name that only the console knows is published nowhere', () => {
  test.each<[string, Told, string[]]>([
    [
      'of a player who does not allow server listings',
      { online: 2, sample: [player('Alex'), anonymous], console: ['Alex', 'Hidden'] },
      ['Alex'],
    ],
    [
      'of one who is alone',
      { online: 1, sample: [anonymous], console: ['Hidden'], lookedUp: ['Hidden'] },
      [],
    ],
    [
      'of a vanished player beside one who is listed',
      { online: 1, sample: [player('Alex')], console: ['Alex', 'Hidden'] },
      ['Alex'],
    ],
    ['of a vanished player on a server that lists nobody', { online: 1, console: ['Alex', 'Hidden'] }, []],
    [
      'of a vanished player while another one joins, whom the console did not yet list',
      {
        online: 14,
        sample: ['Newcomer', ...crowd.slice(0, DOZEN - 1)].map(player),
        console: ['Hidden', ...crowd.slice(0, 13)],
      },
      ['Newcomer', ...crowd.slice(0, DOZEN - 1)],
    ],
    [
      'of players on a server that hides them all',
      { online: 2, sample: [], console: ['Hidden', 'Hidden2'], companion: { hidesPlayers: true } },
      [],
    ],
    [
      'of players on a server that shows nobody, by a companion that cannot know why',
      { online: 2, sample: [], console: ['Hidden', 'Hidden2'], companion: { hidesPlayers: null } },
      [],
    ],
    [
      'of players on such a server, whatever lookups know',
      {
        online: 2,
        console: ['Hidden', 'Hidden2'],
        companion: { hidesPlayers: true },
        lookedUp: ['Hidden', 'Hidden2'],
      },
      [],
    ],
  ])('%s', async (_whose, told, names) => {
    const { site } = await siteOf(told);
    const { text, ...players } = await namesOn(site);
    expect(players).toEqual({ online: told.online, max: 100, list: names });
    const history = await site.call('GET /api/status/history?range=24h');
    await history.background;
    const stored = await site.database.redis.get('status:snapshot');
    expect([text, history.text, stored].join()).not.toContain('Hidden');
    const later = await (await site.another())('GET /api/status/history?range=24h');
    expect(later.body.points[0].players[ENTRANCE_SERVER]).toBe(told.online);
  });

  test('and its player has rewards like any other', async () => {
    const { site } = await siteOf({ online: 1, sample: [anonymous], console: ['Hidden'] });
    const votes = [sentVote('Hidden', Date.now())];
    const { body } = await sync(site, { players: [onlineAs('Hidden')], votes });
    expect(body.rewards).toContainEqual(expect.objectContaining({ player: 'Hidden' }));
  });

  test('nor is one of a lookup that knows who is not listed', async () => {
    const sample = [player('Alex'), anonymous];
    const { site } = await siteOf({ online: 2, sample, lookedUp: ['Alex', 'Hidden'] });
    expect(await namesOn(site)).toMatchObject({ online: 2, list: ['Alex'] });
  });
});

describe('all players whom the console lists are named', () => {
  test.each<[string, Told]>([
    ['whose number is what the game tells', { online: 14, console: crowd }],
    ['of whom the game shows a dozen', { online: 14, sample: crowd.slice(2).map(player), console: crowd }],
    [
      'of whom the game shows some, by a companion that cannot know whether it hides them',
      { online: 14, sample: crowd.slice(2).map(player), console: crowd, companion: { hidesPlayers: null } },
    ],
    [
      'on a server that says it hides nobody',
      { online: 14, console: crowd, companion: { hidesPlayers: false } },
    ],
  ])('%s', async (_which, told) => {
    const { site } = await siteOf(told);
    expect((await namesOn(site)).list).toEqual(crowd);
  });
});

test('a companion is refused that cannot say whether its server hides players', async () => {
  const { site } = await siteOf({ online: 0 });
  const { status, body } = await sync(site, { hidesPlayers: 'yes' as unknown as boolean });
  expect([status, body.error.fields]).toEqual([
    422,
    { hidesPlayers: expect.stringContaining('true, false or null') },
  ]);
});
