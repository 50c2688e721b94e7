import { monthOf, bridge } from './bridge';

const costs = {
  heartbeats: { calls: 1_000, commands: 2_000 },
  votes: { calls: 100, commands: 700 },
  visits: { calls: 200, commands: 400 },
};
const result = {
  ...{ servers: 3, busyHours: 12, voters: 100, days: [{ sites: 1, costs }] },
  ...{ call: 10, empty: 2, answerBytes: 200 },
};

test('a month is thirty days of what the bridge does, without what visitors do', () => {
  expect(monthOf(costs, 'bridge')).toEqual({ calls: 33_000, commands: 81_000 });
  expect(monthOf(costs, 'page')).toEqual({ calls: 6_000, commands: 12_000 });
});

test('the section says whether the month stays within what is allowed', () => {
  const text = (changes: object) => bridge.blocks({ ...result, ...changes }).join('\n');
  expect(text({})).toContain('Both are kept.');
  expect(text({})).toContain('| requests, 33,000 | 6.6 |');
  expect(text({ call: 1_000 })).toContain('That is not kept.');
  const dear = { ...costs, votes: { calls: 100, commands: 5_000 } };
  expect(text({ days: [{ sites: 1, costs: dear }] })).toContain('That is not kept.');
});
