import written from '../../../test/network/leaderboards';
import { subjectFaults } from '../../../test/support/fixtures/read-all';

const [mode] = written.modes;
const metric = { id: 'jumps', title: 'Jumps', unit: 'count', art: 'sword', sample: [0, 9], source: 'push' };
const ratio = { ...metric, id: 'per', title: 'Per', unit: 'ratio', sample: undefined };
test.each<[string, object[], string]>([
  ['none', [], 'metrics: must not be empty'],
  [
    '13',
    Array.from({ length: 13 }, (_, n) => ({ ...metric, id: `j${String(n)}`, title: String(n) })),
    'metrics: must have 12 entries at most',
  ],
  ['none that is shown', [{ ...metric, shown: false }], 'metrics: must have one that is shown'],
  [
    'one without a source',
    [{ ...metric, source: 'plugin' }],
    "metrics.0.source: must be { statistics: ['custom/jump'] }, ",
  ],
  [
    'a group that the game lacks',
    [{ ...metric, source: { statistics: ['mine/stone'] } }],
    'metrics.0.source.statistics.0: must be a group',
  ],
  [
    'a statistic as scoreboards write it',
    [{ ...metric, source: { statistics: ['minecraft.mined:minecraft.stone'] } }],
    'metrics.0.source.statistics.0: must be a group',
  ],
  [
    'all that is custom',
    [{ ...metric, source: { statistics: ['custom/*'] } }],
    'metrics.0.source.statistics.0: must be a group',
  ],
  [
    'a block twice',
    [{ ...metric, source: { statistics: ['mined/*', 'mined/stone'] } }],
    'metrics.0.source.statistics.1: is counted already',
  ],
  [
    'a time under both names',
    [{ ...metric, source: { statistics: ['custom/play_time', 'custom/play_one_minute'] } }],
    'metrics.0.source.statistics.1: is counted already',
  ],
  [
    'a ratio of what there is not',
    [metric, { ...ratio, source: { ratio: ['jumps', 'falls'] } }],
    'metrics.1.source.ratio.1: must be an id of metrics that are no ratio, which has jumps',
  ],
  [
    'a ratio of itself',
    [metric, { ...ratio, source: { ratio: ['jumps', 'per'] } }],
    'metrics.1.source.ratio.1: must be an id',
  ],
  [
    'a ratio that is pushed',
    [metric, { ...ratio, source: 'push' }],
    'metrics.1.source: must be { ratio: … }',
  ],
  [
    'a ratio with samples',
    [metric, { ...ratio, sample: [0, 1], source: { ratio: ['jumps', 'jumps'] } }],
    'metrics.1.sample: must be left out',
  ],
  ['no samples', [{ ...metric, sample: undefined }], 'metrics.0.sample: is missing'],
  [
    'samples the wrong way round',
    [{ ...metric, sample: [9, 0] }],
    'metrics.0.sample: must not begin above its end',
  ],
  ['a rank without names', [{ ...metric, unit: 'rank' }], 'metrics.0.steps: is missing'],
  [
    'samples beyond the names',
    [{ ...metric, unit: 'rank', steps: ['Stone', 'Iron'], sample: [0, 2] }],
    'metrics.0.sample: must end within the steps',
  ],
  ['names of a count', [{ ...metric, steps: ['Stone'] }], 'metrics.0.steps: must be left out'],
  [
    'two levels',
    [
      { ...metric, unit: 'level' },
      { ...metric, id: 'b', title: 'B', unit: 'level' },
    ],
    'metrics.1.unit: must not be level',
  ],
  [
    'a level of the game',
    [{ ...metric, unit: 'level', source: { statistics: ['custom/jump'] } }],
    "metrics.0.source: must be 'push'",
  ],
])('metrics with %s are refused', (_what, metrics, said) => {
  expect(subjectFaults('leaderboards', { ...written, modes: [{ ...mode, metrics }] })).toContainEqual(
    expect.stringContaining(`modes.0.${said}`),
  );
});

test('twelve metrics of every unit fit', () => {
  const statistics = ['custom/jump', 'mined/*', 'killed/mod:dragon'];
  const some = [
    { ...metric, source: { statistics } },
    { ...ratio, source: { ratio: ['jumps', 'jumps'] } },
    { ...metric, id: 'time', title: 'T', unit: 'hours', best: 'lowest' },
    { ...metric, id: 'island', title: 'Island', unit: 'level' },
    { ...metric, id: 'rank', title: 'Rank', unit: 'rank', steps: ['Stone', 'Iron'], sample: [0, 1] },
  ];
  const more = Array.from({ length: 7 }, (_, n) => ({ ...metric, id: `j${String(n)}`, title: String(n) }));
  const metrics = [...some, ...more];
  expect(subjectFaults('leaderboards', { ...written, modes: [{ ...mode, metrics }] })).toEqual([]);
});
