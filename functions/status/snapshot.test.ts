import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { emptySnapshot, parseSnapshot } from './snapshot';

const snapshot = emptySnapshot(Date.parse('2026-05-25T12:00:00.000Z'));
const withPerformance = (performance: unknown) =>
  JSON.stringify({
    ...snapshot,
    servers: {
      ...snapshot.servers,
      [ENTRANCE_SERVER]: { ...snapshot.servers[ENTRANCE_SERVER], performance },
    },
  });

test('a snapshot from before it told what was measured is read, and claims no measurement', () => {
  expect(
    parseSnapshot(withPerformance({ tps: 18.5, mspt: 41.2 }))?.servers[ENTRANCE_SERVER].performance,
  ).toEqual({
    tps: 18.5,
    mspt: 41.2,
    measured: false,
  });
});

test('a snapshot that tells what was measured is read as it stands', () => {
  const performance = { tps: 18.5, mspt: 41.2, measured: true };
  expect(parseSnapshot(withPerformance(performance))?.servers[ENTRANCE_SERVER].performance).toEqual(
    performance,
  );
});

test.each([
  ['a text for whether it was measured', { tps: 20, mspt: 0, measured: 'true' }],
  ['no ticks', { mspt: 0, measured: true }],
])('%s makes it no snapshot', (_, performance) => {
  expect(parseSnapshot(withPerformance(performance))).toBeNull();
});
