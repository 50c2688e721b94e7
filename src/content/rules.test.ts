import { punishmentGuidelines, ruleSections } from './rules';

test('every section has rules, and no rule stands there twice', () => {
  for (const { rules } of ruleSections) {
    expect(rules).not.toHaveLength(0);
    expect(rules).toEqual([...new Set(rules)]);
  }
});

test('no two sections, and no two punishments, have the same title', () => {
  for (const list of [ruleSections, punishmentGuidelines.steps]) {
    const titles = list.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  }
});
