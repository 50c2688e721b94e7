import { supportCategories } from './support';

test('no topic of the contact form is offered twice', () => {
  const topics = supportCategories.items.map(({ label }) => label);
  expect(topics).toEqual([...new Set(topics)]);
});
