import { pages } from '@/content/pages';
import { BUDGETS, overBudget } from './budgets';

it('a page at its budgets is fine', () => {
  expect(overBudget('/page', BUDGETS)).toEqual([]);
});

it.each(Object.keys(BUDGETS) as (keyof typeof BUDGETS)[])('a page whose %s is too heavy is named', (what) => {
  const weights = { ...BUDGETS, [what]: BUDGETS[what] + 100 };
  const [complaint, ...others] = overBudget('/page', weights);
  expect(complaint).toMatch(
    new RegExp(`^/page: ${what} weighs ${((BUDGETS[what] + 100) / 1000).toFixed(1)} kB`),
  );
  expect(others).toEqual([]);
});

it('what one page is allowed is allowed to no other, and nothing else of it', () => {
  const heavier = { ...BUDGETS, script: BUDGETS.script + 1 };
  expect(overBudget(pages.leaderboard.path, heavier)).toEqual([]);
  expect(overBudget(pages.rules.path, heavier)).toHaveLength(1);
  expect(overBudget(pages.leaderboard.path, { ...heavier, html: BUDGETS.html + 1 })).toHaveLength(1);
});
