import { faqColumns } from './faq';
import { supportCategories } from './support';

test('no question is asked twice, and both columns have some', () => {
  for (const column of faqColumns) expect(column).not.toHaveLength(0);
  const questions = faqColumns.flat().map(({ question }) => question);
  expect(questions).toEqual([...new Set(questions)]);
});

test('no topic of the contact form is offered twice', () => {
  const topics = supportCategories.items.map(({ label }) => label);
  expect(topics).toEqual([...new Set(topics)]);
});
