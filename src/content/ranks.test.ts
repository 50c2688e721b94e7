import { rankSections } from './ranks';
import { site } from './site';

test('prices have at most two decimals, and every rank lists what it gives', () => {
  for (const { price, benefits } of rankSections.flatMap(({ ranks }) => ranks)) {
    expect(String(price)).toMatch(/^\d+(\.\d{1,2})?$/);
    expect(benefits).not.toHaveLength(0);
    expect(benefits).toEqual([...new Set(benefits)]);
  }
});

test('no rank of a section is offered twice', () => {
  for (const { ranks } of rankSections) {
    const titles = ranks.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
  }
});

test('each section opens its own category of the shop', () => {
  const shops = Object.fromEntries(rankSections.map(({ id, storeUrl }) => [id, storeUrl]));
  expect(shops).toEqual({ 'practice-pvp': site.store.practicePvp, lifesteal: site.store.lifesteal });
});
