import { playerUuid } from '../../test/support/fakes/game-console';
import { commandFor, targetOf } from './player-in-command';

const online = (name: string) => ({ name, uuid: playerUuid(name) });
const NEW = { takesQuotes: true };
const OLD = { takesQuotes: false };
const made = (command: string, name: string, game = NEW) => commandFor(command, online(name), 3, game);

test.each(['Steve', '.Steve', '-Steve', '+Steve'])('%s stands in commands as it is', (name) => {
  for (const command of ['give {player} stone {count}', 'crate key give {player} vote', 'say {player}!'])
    for (const game of [NEW, OLD])
      expect(made(command, name, game)).toBe(command.replace('{player}', name).replace('{count}', '3'));
});

test.each([
  ['give {player} stone {count}', 'give "*Gamer" stone 3'],
  ['minecraft:give {player} stone', 'minecraft:give "*Gamer" stone'],
  [
    'execute as {player} at {player} run say hi {player}',
    'execute as "*Gamer" at "*Gamer" run say hi *Gamer',
  ],
  ['execute as @a[name={player}] run say hi', 'execute as @a[name="*Gamer"] run say hi'],
  [
    'execute if score {player} votes matches 1 run kill {player}',
    'execute if score *Gamer votes matches 1 run kill "*Gamer"',
  ],
  ['tellraw {player} {"text":"Thanks, {player} !"}', 'tellraw "*Gamer" {"text":"Thanks, *Gamer !"}'],
  ['msg {player} Thanks {player} !', 'msg "*Gamer" Thanks *Gamer !'],
  ['scoreboard players add {player} votes 1', 'scoreboard players add *Gamer votes 1'],
  ['team join voters {player}', 'team join voters *Gamer'],
  ['whitelist add {player}', 'whitelist add *Gamer'],
  ['give @a player_head[profile={player}]', 'give @a player_head[profile="*Gamer"]'],
  ['crate key give {player} vote', 'crate key give *Gamer vote'],
  ['essentials:give {player} stone', 'essentials:give *Gamer stone'],
])('where the game needs it, *Gamer is quoted in %s', (command, expected) => {
  expect(made(command, '*Gamer')).toBe(expected);
});

const uuid = playerUuid('.Cool Guy');
test.each([
  ['give {player} stone {count}', 'give ".Cool Guy" stone 3'],
  ['tellraw {player} ["{player} voted"]', 'tellraw ".Cool Guy" [".Cool Guy voted"]'],
  ['say {player} voted', 'say .Cool Guy voted'],
  ['scoreboard players add {player} votes 1', 'scoreboard players add @a[name=".Cool Guy"] votes 1'],
  ['whitelist add {player}', 'whitelist add @a[name=".Cool Guy"]'],
  ['crate key give {player} vote', `crate key give ${uuid} vote`],
  ['crate key give {uuid} vote', `crate key give ${uuid} vote`],
  ['give {uuid} stone', `give ${uuid} stone`],
  ['lp user {player} group add voter', `lp user ${uuid} group add voter`],
  ['key give vote_{player}', null],
])('the name with a space stays one argument in %s', (command, expected) => {
  expect(made(command, '.Cool Guy')).toBe(expected);
});

test('a name that is too long for the game to read is given as the UUID', () => {
  const name = 'BE_Sixteen_Letters';
  expect(made('give {player} stone', name)).toBe(`give ${playerUuid(name)} stone`);
  expect(made('scoreboard players add {player} votes 1', name)).toBe(
    `scoreboard players add ${name} votes 1`,
  );
});

test('a game before 1.13, which knows no quotes, gets the UUID of a name with a space, and other names as they are', () => {
  expect(made('give {player} stone', '*Gamer', OLD)).toBe('give *Gamer stone');
  expect(made('give {player} stone', '.Cool Guy', OLD)).toBe(`give ${uuid} stone`);
  expect(made('scoreboard players add {player} votes 1', '.Cool Guy', OLD)).toBe(
    `scoreboard players add ${uuid} votes 1`,
  );
});

test('a message is addressed to the same player', () => {
  expect(['Steve', '*Gamer', '.Cool Guy'].map((name) => targetOf(online(name), NEW))).toEqual([
    'Steve',
    '"*Gamer"',
    '".Cool Guy"',
  ]);
});

test('only the three words in braces are filled in, with what is given and nothing of it twice', () => {
  expect(made('say {player} a{NBT:{player:1}} {count} {player}{x}', '{count}a')).toBe(
    'say {count}a a{NBT:{player:1}} 3 {count}a{x}',
  );
});
