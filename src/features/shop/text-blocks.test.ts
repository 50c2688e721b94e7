import { textBlocks } from './text-blocks';

test.each([
  ['', []],
  [' \n\n ', []],
  ['One\ntwo\n\nthree', ['text: One|two', 'text: three']],
  ['Intro\n\n • a\n • b\nend', ['text: Intro', 'list: a|b', 'text: end']],
  ['- a\n\n* b', ['list: a|b']],
  ['-5 % today\n*bold*', ['text: -5 % today|*bold*']],
])('%j is split into paragraphs and lists', (text, blocks) => {
  expect(textBlocks(text).map(({ kind, lines }) => `${kind}: ${lines.join('|')}`)).toEqual(blocks);
});
