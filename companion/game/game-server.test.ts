import { playerUuid } from '../../test/support/fakes/game-console';
import { createGameServer } from './game-server';

const LIST = `There are 1 of a max of 20 players online: Steve (${playerUuid('Steve')})`;
const UNKNOWN = 'Unknown or incomplete command, see below for error';

/** Creates a game server with these answers to commands. */
function server(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const game = createGameServer({
    run: async (command) => {
      asked.push(command);
      return answers[command] ?? UNKNOWN;
    },
  });
  return { game, asked };
}

test('where a plugin has taken the list, the game’s own is asked, and from then on first', async () => {
  const { game, asked } = server({ 'list uuids': 'Online: Admins: Steve', 'minecraft:list uuids': LIST });
  expect(await game.players()).toEqual([{ uuid: playerUuid('Steve'), name: 'Steve' }]);
  await game.players();
  expect(asked).toEqual(['list uuids', 'minecraft:list uuids', 'minecraft:list uuids']);
});

test('a server that has neither list says nothing of its players', async () => {
  expect(await server({}).game.players()).toBeNull();
});

test('the way that gives vitals is asked first from then on', async () => {
  const { game, asked } = server({
    tps: 'TPS from last 1m, 5m, 15m: 19.5, 20.0, 20.0',
    mspt: 'Server tick times (avg/min/max) from last 5s, 10s, 1m:\n◴ 7.5/1.0/20.0, 8.0/1.0/20.0',
  });
  expect(await game.vitals()).toEqual({ tps: 19.5, mspt: 7.5 });
  expect(await game.vitals()).toEqual({ tps: 19.5, mspt: 7.5 });
  expect(asked).toEqual(['tick query', 'tps', 'mspt', 'tps', 'mspt']);
});

test('a server without vitals is left in peace for an hour, since its log names each unknown command', async () => {
  const { game, asked } = server({});
  for (let look = 0; look < 361; look += 1) expect(await game.vitals()).toBeNull();
  expect(asked).toHaveLength(3);
  await game.vitals();
  expect(asked).toHaveLength(6);
});
