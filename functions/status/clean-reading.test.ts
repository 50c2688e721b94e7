import fc from 'fast-check';
import { cleanReading, NO_READING } from './clean-reading';

const base = {
  online: true,
  players: { online: 3, max: 20, names: ['Alex'] },
  performance: undefined,
  latencyMs: 12,
};

test('keeps what a well-behaved source says', () => {
  expect(cleanReading(base)).toEqual({
    online: true,
    players: { online: 3, max: 20, list: ['Alex'] },
    performance: { tps: 20, mspt: 0, measured: false },
    latencyMs: 12,
  });
});

test('shows nobody on a server that is offline', () => {
  expect(cleanReading({ ...base, online: false })).toEqual(NO_READING);
});

test.each([
  [
    { tps: 18.5, mspt: 41.2 },
    { tps: 18.5, mspt: 41.2, measured: true },
  ],
  [
    { tps: 400, mspt: 1e12 },
    { tps: 20, mspt: 60_000, measured: true },
  ],
  [
    { tps: '18', mspt: null },
    { tps: 20, mspt: 0, measured: false },
  ],
  [
    { tps: -3, mspt: -1 },
    { tps: 20, mspt: 0, measured: false },
  ],
  [
    { mspt: 12, measured: true },
    { tps: 20, mspt: 12, measured: false },
  ],
  [[18, 40], { tps: 20, mspt: 0, measured: false }],
])('reads the performance %j as %j', (performance, expected) => {
  expect(cleanReading({ ...base, performance }).performance).toEqual(expected);
});

test('gives bounded whole counts whatever a source sends', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), fc.anything(), (online, max, performance) => {
      const reading = cleanReading({ ...base, players: { online, max, names: [] }, performance });
      for (const count of [reading.players.online, reading.players.max]) {
        expect(count === null || (Number.isInteger(count) && count >= 0 && count <= 1_000_000)).toBe(true);
      }
      expect(reading.performance.tps).toBeLessThanOrEqual(20);
      expect(reading.performance.mspt).toBeGreaterThanOrEqual(0);
    }),
  );
});
