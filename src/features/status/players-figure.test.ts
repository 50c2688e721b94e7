import { servers } from '#network/servers';
import { aNetwork, testNetwork } from '../../../test/support/fixtures/a-network';
import { playersFigure, shownPlaces } from './players-figure';

test('players stand over one place more, over the places that are given, or alone where those are not told', () => {
  expect([playersFigure(1_234), playersFigure(12, 100), playersFigure(12, null)]).toEqual([
    '1,234/1,235',
    '12/100',
    '12',
  ]);
});

test('the places of a server are shown where its owner says so, and those of all where all owners do', () => {
  const { servers: written } = testNetwork.servers;
  const [first, second] = servers;
  const become = (areReal: (index: number) => boolean) =>
    aNetwork({
      servers: {
        ...testNetwork.servers,
        servers: written.map((server, index) => ({ ...server, places: areReal(index) ? 'real' : 'open' })),
      },
    });
  expect(shownPlaces(100, [first.id])).toBeUndefined();
  become((index) => index === 0);
  expect(shownPlaces(100, [first.id])).toBe(100);
  expect(shownPlaces(null, [first.id])).toBeNull();
  expect(shownPlaces(100, second ? [second.id] : [])).toBeUndefined();
  expect(shownPlaces(500)).toBeUndefined();
  become(() => true);
  expect(shownPlaces(500)).toBe(500);
});
