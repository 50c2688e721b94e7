import { bridgeTables } from './tables';

const costs = {
  heartbeats: { calls: 1_000, commands: 2_000 },
  votes: { calls: 100, commands: 700 },
  visits: { calls: 200, commands: 400 },
};

test('a month is thirty days, with what companions do apart from what visitors do', () => {
  const { month = [], credits = [] } = bridgeTables({
    ...{ days: [{ sites: 1, costs }], call: 10, empty: 2, answerBytes: 200 },
  });
  const figures = { 'calls, 1 vote of each': 33_000, 'commands, 1 vote of each': 81_000 };
  expect(month).toContainEqual({ '': '**companions and votes**', ...figures });
  expect(month).toContainEqual({
    '': '**the vote page**',
    'calls, 1 vote of each': 6_000,
    'commands, 1 vote of each': 12_000,
  });
  expect(credits).toContainEqual({ '': 'requests, 33,000', figure: 6.6 });
  // 33,000 calls of 60 ms are 0.55 hours.
  expect(credits.find((row) => String(row['']).startsWith('compute'))?.['figure']).toBe(5.5);
});
