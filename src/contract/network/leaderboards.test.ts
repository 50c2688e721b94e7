import example from '../../../test/network/leaderboards';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';

const jumps = { id: 'jumps', title: 'Jumps', unit: 'count', art: 'sword', sample: [0, 9], source: 'push' };
const mode = { id: 'sky-block', title: 'Sky', icon: 'trophy', server: 'harbor', metrics: [jumps] };
const title = (fromLevel: number, toPlace?: number) => ({
  title: `From ${String(fromLevel)}`,
  emblem: 'crown',
  hue: 'gold',
  fromLevel,
  ...(toPlace !== undefined && { toPlace }),
});
const withTitles = (...titles: unknown[]) => ({ subtitle: 'Best', modes: [{ ...mode, titles }] });

test('one mode with one metric is enough, and needs no titles', () => {
  expect(readSubject('leaderboards', { subtitle: 'Best', modes: [mode] })).toEqual({
    title: 'Leaderboard',
    subtitle: 'Best',
    modes: [{ ...mode, titles: [], metrics: [{ ...jumps, best: 'highest', shown: true }] }],
  });
});

test('twenty modes fit, with long titles', () => {
  const modes = Array.from({ length: 21 }, (_, n) => ({
    ...mode,
    id: `mode-${String(n)}`,
    title: `Mode ${String(n)} `.padEnd(24, 'W'),
  }));
  expect(subjectFaults('leaderboards', { subtitle: 'Best', modes: modes.slice(1) })).toEqual([]);
  expect(subjectFaults('leaderboards', { subtitle: 'Best', modes })).toEqual([
    'modes: must have 20 entries at most',
  ]);
});

test.each([
  [
    'an id in capitals',
    { subtitle: 'Best', modes: [{ ...mode, id: 'Sky' }] },
    'modes.0.id: must be up to 20 lower-case letters, digits and hyphens that begin with a letter, like sky-block',
  ],
  [
    'an id of 21 letters',
    { subtitle: 'Best', modes: [{ ...mode, id: 'x'.repeat(21) }] },
    'modes.0.id: must be up to 20 lower-case letters, digits and hyphens that begin with a letter, like sky-block',
  ],
  [
    'an id that every object has',
    { subtitle: 'Best', modes: [{ ...mode, id: 'constructor' }] },
    'modes.0.id: must be another one: programs have a constructor of their own',
  ],
  [
    'an id twice',
    { subtitle: 'Best', modes: [mode, { ...mode, title: 'Other' }] },
    'modes.1.id: stands there twice',
  ],
  ['no mode', { subtitle: 'Best', modes: [] }, 'modes: must not be empty'],
  [
    'a last title that leaves players out',
    withTitles(title(5)),
    'modes.0.titles.0.fromLevel: must be 0: the last title is for everybody',
  ],
  [
    'a last title down to a rank',
    withTitles(title(0, 9)),
    'modes.0.titles.0.toPlace: must be left out: the last title is for everybody',
  ],
  [
    'another title without a rank',
    withTitles(title(5), title(0)),
    'modes.0.titles.0.toPlace: is missing: only the last title has none',
  ],
  [
    'levels that rise',
    withTitles(title(5, 1), title(6, 2), title(0)),
    'modes.0.titles.1.fromLevel: must be less than that of the title above',
  ],
  [
    'ranks that stay',
    withTitles(title(9, 2), title(5, 2), title(0)),
    'modes.0.titles.1.toPlace: must be more than that of the title above',
  ],
  [
    'half a level',
    withTitles(title(0.5, 1), title(0)),
    'modes.0.titles.0.fromLevel: must be a whole number, 0 or more',
  ],
])('%s is refused', (_what, written, said) => {
  expect(subjectFaults('leaderboards', written)).toContain(said);
});

test('the example has nothing wrong', () => {
  expect(subjectFaults('leaderboards', example)).toEqual([]);
});
