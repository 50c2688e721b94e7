import { BUDGETS, COMPANION_BUDGET, MOST_FILES, overBudget, overCompanionBudget, overFiles } from './budgets';

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

it('a page that requests too many files is named', () => {
  expect(overFiles('/page', MOST_FILES)).toEqual([]);
  expect(overFiles('/page', MOST_FILES + 1)).toEqual(['/page: requests 9 files, more than its budget of 8']);
});

it('a companion that is too heavy is named', () => {
  expect(overCompanionBudget(COMPANION_BUDGET)).toEqual([]);
  expect(overCompanionBudget(COMPANION_BUDGET + 100)).toEqual([
    'companion.mjs weighs 300.1 kB, more than its budget of 300.0 kB',
  ]);
});
