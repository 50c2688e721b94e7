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
