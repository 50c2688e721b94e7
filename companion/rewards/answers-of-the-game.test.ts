import { mkdir, writeFile } from 'node:fs/promises';
import { type CompanionSite, startCompanionSite } from '../../test/support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../../test/support/fakes/game-console';
import { startCompanionProgram } from '../../test/support/server/companion-program';
import { setUpFolder } from '../../test/support/server/temporary-folder';

const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
beforeEach(async () => {
  site = await startCompanionSite();
  game = await startGameConsole();
});
afterEach(() => Promise.all([site.close(), game.close()]));

type Case = readonly [command: string | object, answer: string];
const textOf = (command: string | object): string =>
  typeof command === 'string' ? command : String(Object.values(command)[0]);

/** Runs each command as a reward of its own, on a server with these answers, and returns the reports to the site. */
async function book(cases: readonly Case[]) {
  const answers = new Map(cases.map(([command, answer]) => [textOf(command), answer]));
  expect(answers.size).toBe(cases.length);
  await mkdir(inFolder('data'));
  const rewards = Object.fromEntries(cases.map(([command], n) => [`reward-${String(n)}`, [command]]));
  await writeFile(inFolder('data', 'rewards.json'), JSON.stringify(rewards));
  game.players.add('Steve');
  game.answer = (command) => answers.get(command);
  const stored = cases.map((_, n) => site.addReward(`reward-${String(n)}`, 'Steve'));
  const program = await startCompanionProgram(
    [
      ...['--site', site.url, '--server', 'harbor', '--data', inFolder('data'), '--once'],
      ...['--rcon', `127.0.0.1:${String(game.port)}`],
    ],
    { env: { RCON_PASSWORD }, isHasty: true },
  );
  expect(await program.ended).toBe(0);
  return stored.map(({ state, detail }, n) => ({ command: textOf(cases[n]?.[0] ?? ''), state, detail }));
}
const statesOf = async (cases: readonly Case[]) =>
  (await book(cases)).map(({ command, state }) => `${command} → ${state}`);
const all = (cases: readonly Case[], state: string) =>
  cases.map(([command]) => `${textOf(command)} → ${state}`);

const REFUSED: readonly Case[] = [
  // The game, from 1.13 on.
  ['give Steve stone', 'No player was found'],
  ['tag Steve add voter', 'Target either already has the tag or has too many tags'],
  ['effect give Nobody speed', 'No entity was found'],
  ['give Nobody stone', 'That player does not exist'],
  ['give Steve stone 9999', "Can't give more than 6400 of [Stone]"],
  ['give Steve stne', "Unknown item 'minecraft:stne'\ngive Steve stne<--[HERE]"],
  ['scoreboard players add Steve points 1', "Unknown scoreboard objective 'points'"],
  ['team join vip Steve', "Unknown team 'vip'"],
  ['function pack:reward', 'Unknown function pack:reward'],
  ['function pack:macro', 'Missing arguments to function pack:macro'],
  ['function pack:empty', "Executed 0 commands from function 'pack:empty'"],
  ['function #pack:none', "Can't find any functions for name #pack:none"],
  [
    'effect give Steve resistance',
    'Unable to apply this effect (target is either immune to effects, or has something stronger)',
  ],
  [
    'advancement grant Steve only pack:vote',
    "Couldn't grant advancement [Vote] to Steve as they already have it",
  ],
  ['recipe give Steve stick', 'No new recipes were learned'],
  ['summon pig', 'Unable to summon entity'],
  ['loot give Steve loot pack:vote', 'Dropped 0 items from loot table pack:vote'],
  ['title Steve title', 'Unknown or incomplete command, see below for error\n…e Steve title<--[HERE]'],
  ['tellraw Steve {', 'Invalid chat component: Unterminated object\ntellraw Steve {<--[HERE]'],
  ['tellraw @a[team=none] "hi"', 'No player was found'],
  [
    'xp set Steve 900 points',
    "Cannot set experience points above the maximum points for the player's current level",
  ],
  ['experience add Steve x', 'Expected integer\n…add Steve x<--[HERE]'],
  ['execute as @a[name=Steve,level=30..] run give @s stone', ''],
  ['execute if score Steve votes matches 5 run give Steve stone', 'Test failed'],
  ['execute at Steve run execute as Steve run minecraft:give @s stone', 'No player was found'],
  ['minecraft:give Steve stone 2', '§cNo player was found'],
  ['clear Steve dirt', 'No items were found on player Steve'],
  ['gamemode creative Steve', 'Nothing changed. That is so already'],
  ['item replace entity Steve hotbar.0 with stone', 'No targets accepted item into slot hotbar.0'],
  ['attribute Steve luck get', 'Entity Steve has no attribute Luck'],
  ['give Steve stone 3', 'An unexpected error occurred trying to execute that command'],
  // The game, up to 1.12.
  ['give Steve dirt', "Player 'Steve' cannot be found"],
  ['give Steve dirtt', 'There is no such item with name minecraft:dirtt'],
  ['xp 10L Steve', "'10L' is not a valid number"],
  ['xp -10 Steve', 'Cannot give player negative experience points'],
  ['effect Steve 99', 'There is no such mob effect with ID 99'],
  ['scoreboard players set Steve votes 1', "No objective was found by the name 'votes'"],
  ['scoreboard teams join vip Steve', 'Could not add 1 player(s) to team vip: Steve'],
  ['recipe give Steve torch', 'Player Steve already has a recipe for minecraft:torch'],
  ['execute Steve ~ ~ ~ give Steve dirt', "Failed to execute 'give Steve dirt' as Steve"],
  ['summon Pig ~ 999 ~', 'Cannot summon the object out of the world'],
  ['title Steve', 'Usage: /title <player> title|subtitle|actionbar|clear|reset|times ...'],
  // The game's own commands with unknown answers.
  ['give Steve bread', 'Der Spieler wurde nicht gefunden'],
  ['xp add Steve 5', 'CoreProtect is reloading'],
  ['tellraw Steve "hello"', 'Zpráva nebyla odeslána'],
  // Plugins.
  ['essentials:give Steve stone', '§4Error: §cPlayer not found.'],
  [
    'give Steve experience_bottle 5',
    '§6Giving §c5§6 of §cexperience bottle§6 to §cSteve\n§4Not enough space, §c5 experience bottle §4was lost.',
  ],
  ['kit vip Steve', '[Kits] That kit does not exist.'],
  ['crate give vote Steve', "Steve's inventory is full!"],
  ['crate give Steve vote', 'The player Steve is not online.'],
  ['points give Steve 5', 'Usage: /points give <player> <amount>'],
  ['lp user Steve parent add vip', "I'm sorry, but you do not have permission to perform this command."],
  ['mcrates key Steve', 'An internal error occurred while attempting to perform this command'],
  ['typo Steve', 'Unknown command. Type "/help" for help.'],
];

const DONE: readonly Case[] = [
  ['give Steve stone', 'Gave 1 [Stone] to Steve'],
  ['minecraft:give Steve stone', '§7Gave 1 [Stone] to Steve'],
  ['give @a stone', 'Gave 1 [Stone] to 3 players'],
  ['xp add Steve 100 points', 'Gave 100 experience points to Steve'],
  ['experience set Steve 3 levels', 'Set 3 experience levels on Steve'],
  ['effect give Steve speed', 'Applied effect Speed to Steve'],
  ['effect clear Steve', 'Removed every effect from Steve'],
  ['tag Steve add voter', "Added tag 'voter' to Steve"],
  ['team join vip Steve', 'Added Steve to team [VIP]'],
  ['team modify vip prefix "x"', 'Team prefix set to x'],
  ['scoreboard players add Steve votes 1', 'Added 1 to [Votes] for Steve (now 5)'],
  ['scoreboard players enable Steve shop', 'Enabled trigger [shop] for Steve'],
  ['scoreboard objectives add votes dummy', 'Created new objective [votes]'],
  ['advancement grant Steve only pack:vote', 'Granted the advancement [Vote] to Steve'],
  ['recipe give Steve *', 'Unlocked 1034 recipes for Steve'],
  ['summon firework_rocket', 'Summoned new Firework Rocket'],
  ['function pack:reward', "Executed 3 command(s) from function 'pack:reward'"],
  ['function pack:later', 'Running function pack:later'],
  ['function pack:value', 'Function pack:value returned 7'],
  ['loot give Steve loot pack:vote', 'Dropped 3 [Diamond] from loot table pack:vote'],
  ['title Steve actionbar "hi"', 'Showing new actionbar title for Steve'],
  ['tellraw Steve "hi"', ''],
  ['execute as Steve run tellraw @s "hi"', ''],
  ['execute as Steve at @s run summon pig', 'Summoned new Pig'],
  ['execute as @a run give @s stone', 'Gave 1 [Stone] to SteveGave 1 [Stone] to Alex'],
  // The game, up to 1.12, which answers nothing while sendCommandFeedback is false.
  ['give Steve dirt 5', 'Given [Dirt] * 5 to Steve'],
  ['give Steve dirt 6', ''],
  ['xp 5L Steve', 'Given 5 levels to Steve'],
  ['effect Steve 1 30', 'Given Speed (ID 1) * 0 to Steve for 30 seconds'],
  ['scoreboard players set Steve votes 1', 'Set score of votes for player Steve to 1'],
  ['scoreboard teams join vip Steve', 'Added 1 player(s) to team vip: Steve'],
  ['scoreboard players tag Steve add x', 'Tag x added'],
  ['title Steve title "x"', 'Title command successfully executed'],
  ['summon Pig', 'Object successfully summoned'],
  ['recipe give Steve torch', 'Successfully given Steve the recipe for minecraft:torch'],
  ['execute Steve ~ ~ ~ give Steve dirt', 'Given [Dirt] * 1 to Steve'],
  // Plugins.
  ['give Steve bread', '§6Giving §c1§6 of §cbread§6 to §cSteve§6.'],
  ['xp give Steve 10', '§cSteve§6 now has §c10 §6exp.'],
  ['crate key give Steve vote', '§aSteve got a key. No player was found to tell.'],
  ['kit give Steve vip', 'Steve’s inventory is full, so the rest lies on the floor.'],
  ['eco give Steve 5', ''],
  ['points give Steve', 'Done'],
];

test('what the game refuses is booked as failed, in the words of all its versions and of plugins', async () => {
  expect(await statesOf(REFUSED)).toEqual(all(REFUSED, 'failed'));
});

test('what the game did is booked as delivered, in the words of all its versions and of plugins', async () => {
  expect(await statesOf(DONE)).toEqual(all(DONE, 'done'));
});

test('the site is told what the console said, whatever it was', async () => {
  expect(
    await book([
      ['give Steve stone', '§6Gave 1 [Stone] to Steve'],
      ['give Steve dirt', 'Geben Sie Acht'],
      ['kit vip Steve', ' \nKit §lvip\ngiven '],
      ['execute as @a[tag=x] run give @s stone', ''],
      ['eco give Steve 5', 'x'.repeat(5_000)],
    ]),
  ).toEqual([
    { command: 'give Steve stone', state: 'done', detail: 'Gave 1 [Stone] to Steve' },
    { command: 'give Steve dirt', state: 'failed', detail: 'Command 1 of 1: Unknown answer: Geben Sie Acht' },
    { command: 'kit vip Steve', state: 'done', detail: 'Kit vip given' },
    {
      command: 'execute as @a[tag=x] run give @s stone',
      state: 'failed',
      detail: 'Command 1 of 1: No answer: it ran for no player',
    },
    { command: 'eco give Steve 5', state: 'done', detail: 'x'.repeat(300) },
  ]);
});

const checked = (command: string, checks: object) => ({ command, ...checks });
test('an owner’s patterns decide about the answers of plugins, and about those of the game', async () => {
  const cases: readonly (readonly [...Case, string])[] = [
    [checked('a', { expect: 'gave .* a key' }), '[Crates] Gave Steve a key!', 'done'],
    [checked('b', { expect: 'gave .* a key' }), 'Steve has enough keys', 'failed'],
    [checked('c', { expect: 'key' }), '', 'failed'],
    [checked('d', { refuse: 'enough keys' }), 'Steve has §lenough§r keys', 'failed'],
    [checked('e', { refuse: 'enough keys' }), 'Key given', 'done'],
    [checked('f', { expect: ['given', 'queued'], refuse: ['but'] }), 'Queued for Steve', 'done'],
    [
      checked('g', { expect: ['given', 'queued'], refuse: ['but'] }),
      'Queued, but the crate is gone',
      'failed',
    ],
    [checked('give Steve bread', { expect: '^Steve hat' }), 'Steve hat Brot', 'done'],
    [checked('give Steve stone', { refuse: 'lost' }), 'Gave 1 [Stone] to Steve', 'done'],
    [checked('give Steve dirt', { refuse: 'lost' }), 'Dirt arrived', 'failed'],
    [checked('h', { expect: '^Kit vip\nwas given$' }), '§aKit vip\nwas given\n', 'done'],
    [checked('i', { refuse: 'warn' }), 'No player was found', 'failed'],
    [checked('j', { expect: 'player was found' }), 'No player was found', 'done'],
  ];
  expect(await statesOf(cases.map(([command, answer]) => [command, answer]))).toEqual(
    cases.map(([command, , state]) => `${textOf(command)} → ${state}`),
  );
});
