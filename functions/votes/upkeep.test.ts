import { setUpBridge } from '../../test/support/server/bridge';

const world = setUpBridge();

/** Runs every day, at noon UTC. */
test.each(['2027-01-31', '2026-12-31', '2027-02-28', '2027-06-30'])(
  'whoever voted last on %s is erased some time within 13 to 14 months, on a site that erases every day',
  async (lastVote) => {
    const { bridge, clock, database } = world;
    clock.advance(Date.parse(`${lastVote}T12:00:00.000Z`) - clock.now());
    await bridge.vote('Alex');
    const [year, month] = lastVote.split('-').map(Number);
    const isKept = async (from: number) => {
      clock.advance(from - clock.now());
      for (let day = 0; day < 3; day += 1) {
        await bridge.upkeep.erase();
        clock.advance(86_400_000);
      }
      return (await database.redis.hkeys('votes:players')).length > 0;
    };
    expect(await isKept(Date.UTC(Number(year), Number(month) - 1 + 13, 20, 12))).toBe(true);
    expect(await isKept(Date.UTC(Number(year), Number(month) - 1 + 14, 1, 12))).toBe(false);
  },
);
