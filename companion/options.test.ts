import { readOptions, UsageError } from './options';

const ENV = { GAME_SERVER_KEY: 'k', RCON_PASSWORD: 'p a s s' };
const GOOD = ['--site', 'https://play.example.org/', '--server', 'skywars', '--game-server', '/srv/mc'];

test('a whole command line is read', () => {
  expect(readOptions([...GOOD, '--votifier', '0.0.0.0', '--every', '30'], ENV)).toEqual({
    site: 'https://play.example.org',
    server: 'skywars',
    key: 'k',
    gameServer: '/srv/mc',
    rcon: null,
    votifier: { host: '0.0.0.0', port: 8_192, isBehindProxy: false },
    votifierToken: undefined,
    world: null,
    mode: null,
    excluded: [],
    data: './spawnpoint-data',
    everyMs: 30_000,
    isOnce: false,
  });
});

test('a console stands instead of a folder, and other ports instead of the usual ones', () => {
  const args = [
    '--site',
    'http://localhost:8888',
    '--server',
    'harbor',
    '--rcon',
    '10.0.0.5',
    '--votifier',
    '[::]:9000',
  ];
  expect(
    readOptions([...args, '--once', '--proxy-protocol', '--mode', 'sky-block'], {
      ...ENV,
      VOTIFIER_TOKEN: 'a-token-of-mine',
    }),
  ).toMatchObject({
    rcon: { host: '10.0.0.5', port: 25_575, password: 'p a s s' },
    votifier: { host: '::', port: 9_000, isBehindProxy: true },
    votifierToken: 'a-token-of-mine',
    mode: 'sky-block',
    isOnce: true,
  });
});

const without = (option: string) =>
  GOOD.filter((_, n) => n - GOOD.indexOf(option) !== 0 && n - GOOD.indexOf(option) !== 1);
test.each<[string, string[], Record<string, string>, string]>([
  ['no site', without('--site'), ENV, '--site must be an https URL'],
  ['a site in the clear', [...without('--site'), '--site', 'http://play.example.org'], ENV, '--site must be'],
  ['a site with a query', [...without('--site'), '--site', 'https://a.example/?x'], ENV, '--site must be'],
  ['no server', without('--server'), ENV, '--server must be'],
  ['a server that is none', [...without('--server'), '--server', 'p v p'], ENV, '--server must be'],
  ['nothing to connect', without('--game-server'), ENV, 'Nothing to connect'],
  ['a proxy in front of nothing', [...GOOD, '--proxy-protocol'], ENV, '--proxy-protocol needs --votifier'],
  ['two consoles', [...GOOD, '--rcon', 'localhost'], ENV, '--rcon replaces'],
  ['no key', GOOD, {}, 'Set GAME_SERVER_KEY'],
  ['a key that no header can carry', GOOD, { GAME_SERVER_KEY: 'two words' }, 'GAME_SERVER_KEY contains'],
  [
    'no password',
    [...without('--game-server'), '--rcon', 'localhost'],
    { GAME_SERVER_KEY: 'k' },
    'Set RCON_PASSWORD',
  ],
  ['a port that is none', [...GOOD, '--votifier', '0.0.0.0:70000'], ENV, '--votifier must be'],
  ['an address that is none', [...GOOD, '--votifier', ':8192'], ENV, '--votifier must be'],
  [
    'a token that is too short',
    [...GOOD, '--votifier', '0.0.0.0'],
    { ...ENV, VOTIFIER_TOKEN: 'short' },
    'VOTIFIER_TOKEN must',
  ],
  ['a mode that is none', [...GOOD, '--mode', 'Duels'], ENV, '--mode must be the id of a leaderboard'],
  ['a heartbeat that is too fast', [...GOOD, '--every', '4'], ENV, '--every must be'],
  ['an option of a push', [...GOOD, '--dry-run'], ENV, "Unknown option '--dry-run'"],
  ['a heartbeat in words', [...GOOD, '--every', '1m'], ENV, '--every must be'],
  ['an unknown option', [...GOOD, '--fast'], ENV, "Unknown option '--fast'"],
  ['an argument too many', [...GOOD, 'start'], ENV, 'start'],
])('with %s it says what to do', (_name, args, env, message) => {
  expect(() => readOptions(args, env)).toThrow(UsageError);
  expect(() => readOptions(args, env)).toThrow(message);
});
