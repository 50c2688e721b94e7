import { readOptions, UsageError } from './options';

const GOOD = ['--mode', 'pvp', '--world', '/srv/world', '--site', 'https://play.example.org/'];

it('reads a whole command line, with the key of the environment', () => {
  expect(readOptions(GOOD, 'from the environment'.replaceAll(' ', '-'))).toEqual({
    mode: 'pvp',
    world: '/srv/world',
    site: 'https://play.example.org',
    key: 'from-the-environment',
    excluded: expect.anything(),
    isComplete: false,
    isDryRun: false,
    everyMs: null,
  });
});

it('prefers the key that is typed, and repeats --exclude', () => {
  const options = readOptions(
    [...GOOD, '--key', 'typed', '--exclude', 'Steve', '--exclude', 'ALEX'],
    'other',
  );
  expect(options?.key).toBe('typed');
  expect(['steve', 'Alex', 'Bob'].map((name) => options?.excluded.has('', name))).toEqual([
    true,
    true,
    false,
  ]);
});

it('watches every five minutes, or as often as it is told', () => {
  expect(readOptions([...GOOD, '--watch'], 'k')?.everyMs).toBe(300_000);
  expect(readOptions([...GOOD, '--watch', '--every', '15'], 'k')?.everyMs).toBe(900_000);
});

it('needs no key to send nothing, and does so once', () => {
  expect(readOptions([...GOOD, '--dry-run', '--watch'], undefined)).toMatchObject({
    key: null,
    isDryRun: true,
    everyMs: null,
  });
});

it('asks for help', () => {
  expect(readOptions(['--help'], undefined)).toBeNull();
});

it.each([
  ['no mode', GOOD.slice(2), '--mode must be the id of one'],
  ['a mode that is none', ['--mode', 'Duels', ...GOOD.slice(2)], '--mode must be the id of one'],
  ['no world', [...GOOD.slice(0, 2), ...GOOD.slice(4)], '--world must name'],
  ['no site', GOOD.slice(0, 4), '--site must be an https URL'],
  [
    'a site in the clear',
    [...GOOD.slice(0, 4), '--site', 'http://example.org'],
    '--site must be an https URL',
  ],
  ['an unknown option', [...GOOD, '--fast'], "Unknown option '--fast'"],
  ['a pause of nothing', [...GOOD, '--watch', '--every', '0'], '--every must be a number of minutes'],
  ['a pause without a watch', [...GOOD, '--every', '5'], '--every needs --watch'],
  ['a key that no header can carry', [...GOOD, '--key', 'two words'], 'characters that cannot be sent'],
])('with %s it says what to do', (_name, args, message) => {
  expect(() => readOptions(args, 'k')).toThrow(UsageError);
  expect(() => readOptions(args, 'k')).toThrow(message);
});

it('without any key it says where it belongs', () => {
  expect(() => readOptions(GOOD, undefined)).toThrow('Set GAME_SERVER_KEY');
});
