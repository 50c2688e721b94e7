import { playerUuid } from '../../test/support/fakes/game-console';
import { readPaper, readPlayers, readTickQuery } from './answers';
import { isRefusal } from './outcomes';

const [steve, alex] = [playerUuid('Steve'), playerUuid('.Alex')];
const both = [
  { uuid: steve, name: 'Steve' },
  { uuid: alex, name: '.Alex' },
];

test.each([
  ['vanilla', `There are 2 of a max of 20 players online: Steve (${steve}), .Alex (${alex})`],
  ['1.12', `There are 2/20 players online:\nSteve (${steve}), .Alex (${alex})`],
  ['1.14', `There are 2 of a max 20 players online: Steve (${steve}), .Alex (${alex})`],
  ['colored', `§6There are §c2§6 of a max of §c20§6 players online: §fSteve (${steve}), §f.Alex (${alex})`],
])('players are read as %s lists them', (_name, answer) => {
  expect(readPlayers(answer)).toEqual(both);
});

const FLOODGATE = [
  '*TestGamer',
  '-Test_Gamer',
  '+Gamer',
  '.Test Gamer',
  'Cool Guy',
  'BE_Sixteen_Letters',
  ',Steve',
];
const entryOf = (name: string) => `${name} (${playerUuid(name)})`;

test.each([
  ['vanilla', 'There are 7 of a max of 20 players online: '],
  ['1.12', 'There are 7/20 players online:\n'],
])('a name is all that stands in front of its UUID, as %s lists it', (_name, before) => {
  const answer = before + FLOODGATE.map(entryOf).join(', ');
  expect(readPlayers(answer)).toEqual(FLOODGATE.map((name) => ({ name, uuid: playerUuid(name) })));
});

test('players whose names cannot be told apart from something else are left out, and the answer is a list', () => {
  const odd = ['@a', '"Steve"', '★Steve', 'Steve  Alex', 'Steve; op Eve'];
  const answer = `There are 5 of a max of 20 players online: ${odd.map(entryOf).join(', ')}`;
  expect(readPlayers(answer)).toEqual([]);
});

test('nobody online is nobody, and another answer is no list', () => {
  expect(readPlayers('There are 0 of a max of 20 players online: ')).toEqual([]);
  expect(readPlayers('There are 2 out of maximum 20 players online.\nAdmins: Steve')).toBeNull();
  expect(readPlayers('There are 1 of a max of 20 players online: Steve')).toBeNull();
  expect(readPlayers('Unknown command')).toBeNull();
  expect(readPlayers('')).toBeNull();
});

test('a name or an id that is none is left out', () => {
  const names = `St€ve (${steve}), Steve (${steve}), Bob (not-an-id), ${'a'.repeat(40)} (${alex})`;
  expect(readPlayers(`There are 4 of a max of 20 players online: ${names}`)).toEqual([both[0]]);
});

test.each([
  [
    'The game is running normallyTarget tick rate: 20.0 per second.Average time per tick: 3.4ms (Target: 50.0ms)P50: 2ms',
    { tps: 20, mspt: 3.4 },
  ],
  [
    'Target tick rate: 20.0 per second.\nAverage time per tick: 80.0ms (Target: 50.0ms)',
    { tps: 12.5, mspt: 80 },
  ],
  [
    'Target tick rate: 10.0 per second.\nAverage time per tick: 3.0ms (Target: 100.0ms)',
    { tps: 10, mspt: 3 },
  ],
  ['Target tick rate: 100.0 per second.\nAverage time per tick: 3.0ms', { tps: 20, mspt: 3 }],
  ['Average time per tick: 0.0ms', { tps: 20, mspt: 0 }],
  ['Average time per tick: 1,5ms', { tps: 20, mspt: 1.5 }],
  ['Unknown or incomplete command, see below for error\ntick query<--[HERE]', null],
])('the game’s own figures are read: %#', (answer, vitals) => {
  expect(readTickQuery(answer)).toEqual(vitals);
});

const TPS = '§6TPS from last 1m, 5m, 15m: §a19.98, §a20.0, §a*20.0';
const MSPT =
  '§6Server tick times §e(§7avg§e/§7min§e/§7max§e)§6 from last 5s§7,§6 10s§7,§6 1m§e:\n§6◴ §a12.3§7/§a1.1§7/§a50.0§e, §a2.0§7/§a1.0§7/§a9.0';
test('Paper’s figures are read, and one without the other is none', () => {
  expect(readPaper(TPS, MSPT)).toEqual({ tps: 19.98, mspt: 12.3 });
  expect(readPaper('TPS from last 1m, 5m, 15m: *20.5, 20.0, 20.0', MSPT)?.tps).toBe(20);
  expect(readPaper(TPS, 'Unknown command')).toBeNull();
  expect(readPaper('Unknown command', MSPT)).toBeNull();
});

test('what the game says of a command that did nothing is a refusal, and a plugin’s thanks are none', () => {
  for (const answer of [
    'Unknown or incomplete command, see below for error\ncrate key<--[HERE]',
    'Unknown command. Type "/help" for help.',
    '§cIncorrect argument for command',
    'No player was found',
    'That player cannot be found',
  ])
    expect([answer, isRefusal(answer)]).toEqual([answer, true]);
  for (const answer of ['', 'Gave 1 [Diamond] to Steve', '§aSteve got a key. No player was found to tell.'])
    expect([answer, isRefusal(answer)]).toEqual([answer, false]);
});

test.each([
  ['an endless name', 'There are 1 of a max of 20 players online: ', 'a'],
  ['repeated headings', '', 'TPS from last Server tick times '],
  ['endless color codes', '', '§'],
  ['endless spaces', '', '<--[HERE]'.padEnd(1_000)],
])('an answer of a megabyte with %s is read in linear time', (_name, before, item) => {
  const answer = `${before}${item.repeat(1_000_000 / item.length)}.`;
  expect([readPlayers(answer), readTickQuery(answer), readPaper(answer, answer)]).toEqual([null, null, null]);
  expect(isRefusal(answer)).toBe(false);
});
