import { NotSent } from '../rcon/connection';
import { createChallenges } from './challenges';

const NOW = Date.UTC(2026, 10, 23, 12);
const challenge = (id: string, player: string, minutes = 15) => ({
  id,
  player,
  code: `CODE-${id}`,
  expiresAt: new Date(NOW + minutes * 60_000).toISOString(),
});
const online = (...names: string[]) => names.map((name) => ({ name, uuid: '' }));

let now: number;
let sent: string[];
let shown: string[];
let run: (command: string) => Promise<string>;
beforeEach(() => {
  now = NOW;
  sent = [];
  shown = [];
  run = async (command) => {
    sent.push(command);
    return '';
  };
});
const opened = () =>
  createChallenges({
    console: { run: (command) => run(command) },
    game: { takesQuotes: true },
    host: 'play.example.org',
    now: () => now,
    siteNow: () => now,
    onShown: (player) => shown.push(player),
  });

test('a code is shown once to its player, when they are there, as text of the game', async () => {
  const challenges = opened();
  challenges.add([challenge('1', 'steve')]);
  await challenges.show(online('Alex'));
  expect(sent).toEqual([]);
  await challenges.show(online('Alex', 'Steve'));
  challenges.add([challenge('1', 'steve')]);
  await challenges.show(online('Steve'));
  const [, name, json = ''] = /^tellraw (\S+) (.*)$/.exec(sent[0] ?? '') ?? [];
  expect([name, sent.length, shown]).toEqual(['Steve', 1, ['Steve']]);
  const parts = JSON.parse(json) as { text: string }[];
  expect(parts.map(({ text }) => text).join('')).toContain('Your code for play.example.org: CODE-1.');
});

test('a code that is over is not shown, nor one to a name that cannot stand in a command', async () => {
  const challenges = opened();
  challenges.add([challenge('1', 'Steve', 0), challenge('2', '@a'), challenge('3', 'Žofie')]);
  await challenges.show(online('Steve', '@a', 'Žofie'));
  expect(sent).toEqual([]);
});

test('a code that could not be shown is shown later', async () => {
  const challenges = opened();
  challenges.add([challenge('1', 'Steve')]);
  const works = run;
  run = () => Promise.reject(new NotSent('Away'));
  await challenges.show(online('Steve'));
  run = async () => 'No player was found';
  await challenges.show(online('Steve'));
  expect(shown).toEqual([]);
  run = works;
  await challenges.show(online('Steve'));
  expect(shown).toEqual(['Steve']);
});
