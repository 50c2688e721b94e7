import Sequencer from '@jest/test-sequencer';

/**
 * Slowest suites. Without durations of an earlier run, Jest starts large files first, and these are small. The last of them would
 * keep one core busy for minutes while the other is idle.
 */
const LONGEST = [
  'test/platform/',
  'test/rebranding',
  'test/any-network',
  'test/guide',
  'src/app/hydration',
  'test/faults/',
  'local/start',
  'test/api/',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((part) => path.replaceAll('\\', '/').includes(part));
  return rank === -1 ? LONGEST.length : rank;
};

/** Runs the suites of {@link LONGEST} first, in that order, and the others in Jest's order. */
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
