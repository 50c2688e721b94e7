import example from '../../../test/network/legal';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';

const withText = (text: string) => ({
  ...example,
  terms: { title: 'Terms', summary: 'All of them.', sections: [{ id: 'all', title: 'All', text }] },
});
const blocksOf = (text: string) => readSubject('legal', withText(text)).terms.sections[0]?.blocks;
const faultsOf = (text: string) => subjectFaults('legal', withText(text));

test('paragraphs, lists and contact become blocks, however they are indented', () => {
  const text = `
      Be kind to {name},
      and to others.

      - one * two
      - www.example.org and
        https://example.org/page

      1. first
      2. second

      {contact: A Notice}

      {contact}
  `;
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', text: 'Be kind to {name}, and to others.' },
    { kind: 'list', items: ['one * two', 'www.example.org and https://example.org/page'] },
    { kind: 'list', ordered: true, items: ['first', 'second'] },
    { kind: 'contact', subject: 'A Notice' },
    { kind: 'contact' },
  ]);
});

test('a document shows the day on which it is read, unless it has one', () => {
  const { terms } = readSubject('legal', withText('All.'));
  expect([terms.updated, terms.updatedLabel]).toEqual(['today', 'Last updated']);
});

const PLAIN = 'must be plain paragraphs and lists, without';

test.each([
  ['a heading', 'One.\n\n## Two', `${PLAIN} heading (line 3)`],
  ['bold', 'One **two**', `${PLAIN} strong (line 1)`],
  ['a link', 'One [two](https://two.example)', `${PLAIN} link (line 1)`],
  ['code', 'One `two`', `${PLAIN} code inline (line 1)`],
  ['a quote', '> One', `${PLAIN} blockquote (line 1)`],
  ['a line', 'One\n\n***', `${PLAIN} hr (line 3)`],
  ['a list in a list', '- - one', `${PLAIN} a list in a list (line 1)`],
  ['a list of nothing', 'One\n\n-', `${PLAIN} a list of nothing`],
  ['a link that is named and not there', '[one]: https://one.example', 'must not be empty'],
])('%s is refused', (_what, text, said) => {
  expect(faultsOf(text)).toEqual([`terms.sections.0.text: ${said}`]);
});

test.each(['Write to {mail}.', 'Write: {contact}', '- {contact: A Notice}'])(
  'what stands for nothing is refused: %s',
  (text) => {
    expect(faultsOf(text)).toEqual([
      expect.stringMatching(
        /^terms\.sections\.0\.text: must not have \{.+\}: there are \{name\}, \{email\}, /,
      ),
    ]);
  },
);

test.each(['yesterday', '2026-02-30', '2026-5-1'])('%s is no day', (updated) => {
  expect(subjectFaults('legal', { ...example, dmca: { ...example.dmca, updated } })).toEqual([
    'dmca.updated: must be today, or a day like 2026-05-25',
  ]);
});

test('the example has nothing wrong', () => {
  expect(subjectFaults('legal', example)).toEqual([]);
});
