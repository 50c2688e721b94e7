import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import { setUpBridge } from '../../test/support/server/bridge';

const world = setUpBridge();
/** Each instance remembers its answer for a while. */
const isConnected = async (...settings: Parameters<typeof world.another>) =>
  (await world.another(...settings).connection.state()).isConnected;

test('votes reach the game while any companion reports, and no longer once it is silent', async () => {
  expect(await isConnected()).toBe(false);
  await world.bridge.sync();
  world.clock.advance(COMPANION_SILENCE_MS - 1);
  expect(await isConnected()).toBe(true);
  world.clock.advance(1);
  expect(await isConnected()).toBe(false);
});

test('an instance asks again only when a companion that it knows could have fallen silent', async () => {
  await world.bridge.sync();
  const { connection } = world.another();
  await connection.state();
  world.database.commands.length = 0;
  world.clock.advance(COMPANION_SILENCE_MS - 1);
  expect([await connection.state(), world.database.commands]).toEqual([{ isConnected: true }, []]);
  await world.bridge.sync();
  world.clock.advance(1);
  expect(await connection.state()).toEqual({ isConnected: true });
});

test('votes reach the game through a check without any companion', async () => {
  expect(await isConnected({ first: { check: 'minecraft-mp', key: 'key', url: null } })).toBe(true);
});
