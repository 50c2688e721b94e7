import { ENTRANCE_SERVER } from '@/content/servers';
import type { CompanionSync } from '@/contract/companion-sync';
import { startGameServer } from '../support/fakes/game-server';
import { startPublicLookups } from '../support/fakes/public-lookups';
import { onlineAs, syncOf } from '../support/fixtures/companion-calls';
import { serverVariables } from '../support/fixtures/tracked-servers';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

const KEY = 'key-of-the-game-servers-of-this-test';
const NIL = '00000000-0000-0000-0000-000000000000';

/** Entries of a game's public list. */
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
  /** What the game server answers to everybody who asks. */
  readonly online: number;
  readonly sample?: readonly object[];
  /** Whom its console lists, to its companion; no companion calls where it is left out. */
  readonly console?: readonly string[];
  readonly companion?: object;
  /** Whom the lookups list. */
  readonly lookedUp?: readonly string[];
}

/** A site whose servers are all this one, which a companion has told of, and the lists that it was asked for. */
async function siteOf({ online, sample, console, companion, lookedUp }: Told) {
  const players = { online, max: 100, ...(sample && { sample }) };
  const game = await open(
    startGameServer({ status: { version: { name: '1.21', protocol: 767 }, players, description: '' } }),
  );
  const names = lookedUp ?? [];
  const lookups = await open(
    startPublicLookups({ [game.address]: { online: true, players: { online, max: 100, names } } }),
  );
  const site = await open(
    startAccountSite({
      GAME_SERVER_KEY: KEY,
      STATUS_SOURCES: 'ping,lookup',
      STATUS_LOOKUP_URL: lookups.url,
      ...serverVariables(() => game.address),
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

/** The names of the entrance's players, as everybody is told them. */
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

describe('a player who does not allow server listings', () => {
  test('is not named by a lookup that knows who it is', async () => {
    const sample = [player('Alex'), anonymous];
    const { site } = await siteOf({ online: 2, sample, lookedUp: ['Alex', 'Hidden'] });
    expect(await namesOn(site)).toMatchObject({ online: 2, list: ['Alex'] });
  });
});
