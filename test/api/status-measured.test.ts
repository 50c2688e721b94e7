import { startGameServer, statusWith } from '../support/fakes/game-server';
import { onlineAs, syncOf } from '../support/fixtures/companion-calls';
import { OTHER_SERVER, serverVariables, ENTRANCE_SERVER } from '../support/fixtures/tracked-servers';
import { startAccountSite } from '../support/server/account-site';

const KEY = 'key-of-the-game-servers-of-this-test';

test('what a companion measured is in the status and in the history, and the rest is assumed', async () => {
  const game = await startGameServer({ status: statusWith(1) });
  const site = await startAccountSite({ GAME_SERVER_KEY: KEY, ...serverVariables(() => game.address) });
  try {
    const body = syncOf({ players: [onlineAs('Alex')], vitals: { tps: 17.5, mspt: 57.1 } });
    const headers = { Authorization: `Bearer ${KEY}` };
    expect((await site.call('POST /api/companion/sync', { headers, body })).status).toBe(200);

    const { body: status, background } = await site.call('GET /api/status');
    await background;
    expect(status.servers[ENTRANCE_SERVER]).toMatchObject({
      online: true,
      players: { online: 1, list: ['Alex'] },
      performance: { tps: 17.5, mspt: 57.1, measured: true },
    });
    expect(status.servers[OTHER_SERVER].performance).toEqual({ tps: 20, mspt: 0, measured: false });

    await (
      await site.call('GET /api/status/history?range=24h')
    ).background;
    const { body: history } = await (await site.another())('GET /api/status/history?range=24h');
    expect(history.points[0].performance).toMatchObject({
      [ENTRANCE_SERVER]: { tps: 17.5, mspt: 57.1 },
      [OTHER_SERVER]: null,
    });
  } finally {
    await Promise.all([site.stop(), game.stop()]);
  }
});
