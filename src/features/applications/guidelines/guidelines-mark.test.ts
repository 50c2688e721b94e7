import { GUIDELINES_MARK, markGuidelines } from './guidelines-mark';

const stored = (guidelines: unknown) => JSON.stringify({ guidelines: JSON.stringify(guidelines) });

afterEach(() => document.documentElement.removeAttribute('data-guidelines'));

it.each([
  ['guidelines that are read', stored({ read: true, readAt: 1 }), true],
  ['guidelines that are not', stored({ read: false, readAt: null }), false],
  ['nothing', null, false],
  ['another shape', '[1]', false],
  ['no JSON', '{', false],
])('%s in the storage: the document is marked: %s', (_name, text, isMarked) => {
  markGuidelines(text);
  expect(document.documentElement.matches(GUIDELINES_MARK)).toBe(isMarked);
});
