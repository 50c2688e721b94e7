import { streakMilestones, voteSites } from './votes';

test('three vote sites at least differ in name and address, and each says what a vote earns and when the next one counts', () => {
  expect(voteSites.length).toBeGreaterThanOrEqual(3);
  for (const key of ['name', 'url'] as const) {
    expect(new Set(voteSites.map((site) => site[key])).size).toBe(voteSites.length);
  }
  for (const { rewards, cooldown } of voteSites) {
    expect(rewards).not.toHaveLength(0);
    expect(cooldown).toBeGreaterThan(0);
  }
});

test('milestones are whole days, each later than the one before', () => {
  const days = streakMilestones.map((milestone) => milestone.days);
  expect(days).not.toHaveLength(0);
  for (const [index, day] of days.entries()) {
    expect(Number.isInteger(day)).toBe(true);
    expect(day).toBeGreaterThan(days[index - 1] ?? 0);
  }
});
