/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/events';
import { readSubject } from '../../tools/network/read-subject';

const { events } = readSubject('events', written);

test('three events with their days and prizes', () => {
  expect(events.map(({ title, when, prize }) => [title, when, prize])).toEqual([
    ['Weekly PvP Tournament', 'Every Saturday', '50,000 Coins'],
    ['Build Competition', 'Sunday special', 'Exclusive Ranks'],
    ['Treasure Hunt', 'This weekend', 'Rare Items'],
  ]);
});
