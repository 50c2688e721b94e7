import { answerLimit } from './limits';

test('4,000 characters for long answers, 200 for the others, or what the question says', () => {
  expect(answerLimit({ kind: 'long' })).toBe(4_000);
  for (const kind of ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email'] as const)
    expect(answerLimit({ kind })).toBe(200);
  expect(answerLimit({ kind: 'text', limit: 16 })).toBe(16);
});
