import { sentVote } from '../../test/support/fixtures/companion-calls';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { setUpBridge } from '../../test/support/server/bridge';

const world = setUpBridge();
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

describe('a test vote', () => {
  const tested = async () => (await world.bridge.services.list()).tests;

  test('is shown with its time and its server, the last of each listing site, the newest first', async () => {
    const { bridge, clock } = world;
    const test = (service: string) => ({
      service,
      receivedAt: new Date(clock.now()).toISOString(),
      protocol: 2 as const,
    });
    await bridge.sync({ tests: [test('MinePortal'), test('TopG.org')] });
    clock.advance(HOUR_MS);
    await bridge.sync({ server: OTHER_SERVER, tests: [test('www.mineportal')] });
    expect(await tested()).toEqual([
      {
        service: 'www.mineportal',
        at: new Date(clock.now()).toISOString(),
        server: OTHER_SERVER,
        protocol: 2,
      },
      {
        service: 'TopG.org',
        at: new Date(clock.now() - HOUR_MS).toISOString(),
        server: ENTRANCE_SERVER,
        protocol: 2,
      },
    ]);
    clock.advance(31 * DAY_MS);
    expect(await tested()).toEqual([]);
  });

  test.each(['anonymous', 'Anonymous', 'TestNotification'])(
    'that a companion takes for a vote counts for nobody: %s',
    async (name) => {
      const { bridge, clock } = world;
      const vote = sentVote(name, clock.now());
      const { accepted } = await bridge.sync({ votes: [vote] });
      expect([accepted.votes, accepted.refused, (await bridge.votes.of(name)).month.votes]).toEqual([
        [vote.id],
        [],
        0,
      ]);
      expect(await tested()).toMatchObject([{ service: vote.service, server: ENTRANCE_SERVER }]);
    },
  );

  test('of fifty listing sites the twenty last are remembered', async () => {
    const { bridge, clock } = world;
    for (let n = 0; n < 50; n += 1) {
      clock.advance(1_000);
      const receivedAt = new Date(clock.now()).toISOString();
      await bridge.sync({ tests: [{ service: `site ${String(n)}`, receivedAt, protocol: 1 }] });
      clock.advance(1_000);
    }
    const found = await tested();
    expect([found.length, found[0]?.service]).toEqual([20, 'site 49']);
  });
});
