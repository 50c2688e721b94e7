import { rm, writeFile } from 'node:fs/promises';
import { type CompanionSite, startCompanionSite } from '../test/support/fakes/companion-site';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../test/support/fakes/game-console';
import { startCompanionProgram } from '../test/support/server/companion-program';
import { setUpFolder } from '../test/support/server/temporary-folder';

const inFolder = setUpFolder();
let site: CompanionSite;
let game: GameConsole;
beforeEach(async () => {
  site = await startCompanionSite();
  game = await startGameConsole();
  game.players.add('Steve');
});
afterEach(() => Promise.all([site.close(), game.close()]));

const start = (...more: string[]) =>
  startCompanionProgram(['--site', site.url, '--server', 'harbor', '--data', inFolder('data'), ...more], {
    env: { RCON_PASSWORD },
    isHasty: true,
  });
/** Writes the game server's own file, which ends with this text. */
const writeSettings = (end: string) =>
  writeFile(
    inFolder('server.properties'),
    `enable-rcon=true\nrcon.port=${String(game.port)}\nrcon.password=a password = with: "signs"\n${end}`,
  );

test.each([
  ['hides them', 'hide-online-players=true\n', true],
  ['hides them, in another case and with spaces', ' hide-me : no\r\nhide-online-players : TRUE \r\n', true],
  ['shows them', 'hide-online-players=false\n', false],
  ['is older than the setting', 'motd=A server\n', false],
])(
  'the site is told whether a server %s, by the file that also names the console',
  async (_what, end, hides) => {
    await writeSettings(end);
    await (
      await start('--game-server', inFolder(), '--once')
    ).ended;
    expect(site.calls.at(-1)).toMatchObject({ players: [{ name: 'Steve' }], hidesPlayers: hides });
  },
);

test('a server whose settings cannot be read any more counts as one that hides its players', async () => {
  await writeSettings('hide-online-players=false\n');
  const program = await start('--game-server', inFolder());
  await site.until(() => site.calls.length > 0);
  expect(site.calls.at(-1)).toMatchObject({ hidesPlayers: false });
  await rm(inFolder('server.properties'));
  game.players.add('Alex');
  await site.until(() => site.calls.at(-1)?.players?.length === 2);
  expect(site.calls.at(-1)).toMatchObject({ hidesPlayers: true });
  await program.kill();
});

test('a companion that has no settings to read says that it does not know', async () => {
  await (
    await start('--rcon', `127.0.0.1:${String(game.port)}`, '--once')
  ).ended;
  expect(site.calls.at(-1)).toMatchObject({ players: [{ name: 'Steve' }], hidesPlayers: null });
});
