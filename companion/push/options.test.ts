import { UsageError } from '../options';
import { readPush } from './options';

const GOOD = ['--push', '--mode', 'skywars', '--world', '/srv/world', '--site', 'https://play.example.org/'];
const ENV = { GAME_SERVER_KEY: 'from-the-environment' };

test('reads a whole command line, with the key of the environment', () => {
  expect(readPush(GOOD, ENV)).toEqual({
    mode: 'skywars',
    world: '/srv/world',
    site: 'https://play.example.org',
    key: 'from-the-environment',
    excluded: expect.anything(),
    isComplete: false,
    isDryRun: false,
    directory: 'spawnpoint-data/leaderboard',
    everyMs: null,
  });
});

test('prefers the key and the folder that are typed last, and repeats --exclude', () => {
  const typed = ['--key', 'typed', '--data', '.local', '--data', '/srv/data'];
  const options = readPush([...GOOD, ...typed, '--exclude', 'Steve', '--exclude', 'ALEX'], ENV);
  expect(options).toMatchObject({ key: 'typed', directory: '/srv/data/leaderboard' });
  const isExcluded = (name: string) => options?.excluded.has('', name);
  expect(['steve', 'Alex', 'Bob'].map(isExcluded)).toEqual([true, true, false]);
});

test('watches every five minutes, or as often as it is told', () => {
  expect(readPush([...GOOD, '--watch'], ENV)?.everyMs).toBe(300_000);
  expect(readPush([...GOOD, '--watch', '--every', '15'], ENV)?.everyMs).toBe(900_000);
});

test('needs no key to send nothing, and does so once', () => {
  const dry = readPush([...GOOD, '--dry-run', '--watch'], {});
  expect(dry).toMatchObject({ key: null, isDryRun: true, everyMs: null });
});

test('leaves other command lines to the companion', () => {
  expect(readPush(GOOD.slice(1), ENV)).toBeNull();
});

test.each([
  ['no mode', ['--push', ...GOOD.slice(3)], '--mode must be the id of a leaderboard'],
  ['a mode that is none', [...GOOD, '--mode', 'Duels'], '--mode must be the id of a leaderboard'],
  ['no world', [...GOOD.slice(0, 3), ...GOOD.slice(5)], '--world must name'],
  ['no site', GOOD.slice(0, 5), '--site must be an https URL'],
  ['a site in the clear', [...GOOD, '--site', 'http://example.org'], '--site must be an https URL'],
  ['an option of the companion', [...GOOD, '--server', 'skywars'], "Unknown option '--server'"],
  ['a pause of nothing', [...GOOD, '--watch', '--every', '0'], '--every must be a number of minutes'],
  ['a pause without a watch', [...GOOD, '--every', '5'], '--every needs --watch'],
  ['a key that no header can carry', [...GOOD, '--key', 'two words'], 'characters that cannot be sent'],
])('with %s it says what to do', (_name, args, message) => {
  expect(() => readPush(args, ENV)).toThrow(UsageError);
  expect(() => readPush(args, ENV)).toThrow(message);
});

test('without any key it says where it belongs', () => {
  expect(() => readPush(GOOD, {})).toThrow('Set GAME_SERVER_KEY');
});
