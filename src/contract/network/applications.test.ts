import example from '../../../test/network/applications';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';

const player = { id: 'player', label: 'Player', kind: 'text', mark: 'name' };
const asking = (...questions: object[]) => ({
  id: 'Guide',
  text: 'You show others round.',
  sections: [{ title: 'You', questions }],
});
const card = { title: 'A card', description: 'It leads on.', hue: 'grass' };
const least = {
  landing: { subtitle: 'Join us.', cards: { guidelines: card, form: card } },
  guidelines: {
    subtitle: 'Read this.',
    requirements: [{ id: 'all', title: 'All', text: 'We ask:', points: ['Be kind.'] }],
  },
  positions: [asking(player)],
};
const faultsOf = (...positions: object[]) => subjectFaults('applications', { ...least, positions });

test('a position with one question is enough', () => {
  const { positions, guidelines, landing } = readSubject('applications', least);
  expect(positions).toEqual([
    {
      ...{ id: 'Guide', text: 'You show others round.', open: true, guidelines: true, chat: {} },
      sections: [{ title: 'You', questions: [player] }],
    },
  ]);
  expect(guidelines).toMatchObject({ title: 'Read Before Applying', requirements: [{ emblem: 'scroll' }] });
  expect(landing).toMatchObject({ title: 'Applications', cards: { form: { pinned: false } } });
});

test('the example has nothing wrong', () => {
  expect(subjectFaults('applications', example)).toEqual([]);
});

test('20 positions, and no more', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...asking(player), id: `Guide ${String(index)}` }));
  expect(faultsOf(...many(20))).toEqual([]);
  expect(faultsOf(...many(21))).toEqual(['positions: must have 20 entries at most']);
  expect(faultsOf()).toEqual(['positions: must not be empty']);
});

test.each(['Media/YouTuber', 'Architect+', 'a', 'x'.repeat(40), '1-2 3'])('%s is an id', (id) => {
  expect(faultsOf({ ...asking(player), id })).toEqual([]);
});

test.each(['', ' Staff', 'Staff ', 'x'.repeat(41), 'Stäff', 'a_b', 'a:b'])('%j is no id', (id) => {
  expect(faultsOf({ ...asking(player), id })).toEqual([
    'positions.0.id: must be letters from a to z, digits, spaces, /, + and -, 40 at most, like Design/Art',
  ]);
});

test('a color of the chat becomes the number that the chat wants', () => {
  const { positions } = readSubject('applications', {
    ...least,
    positions: [{ ...asking(player), chat: { color: '#FF69b4' } }],
  });
  expect(positions[0]?.chat).toEqual({ color: 16_738_740 });
});

const asked = { id: 'motto', label: 'Motto', kind: 'text' };
const PLACE = 'positions.0.sections.0.questions';
test.each([
  [
    'nobody to apply',
    [asked],
    "positions.0.sections: must have a question with mark: 'name', which says who applies",
  ],
  [
    'an optional name',
    [{ ...player, required: false }],
    `${PLACE}.0.required: must be true: nobody applies without a name`,
  ],
  [
    'an age in words',
    [player, { ...asked, mark: 'age' }],
    `${PLACE}.1.kind: must be number, since the answer is marked as age`,
  ],
  [
    'a least number that is no age',
    [player, { ...asked, kind: 'number', least: 3 }],
    `${PLACE}.1.least: must not be there without mark: 'age'`,
  ],
  [
    'a least age of a child that is not born',
    [player, { ...asked, kind: 'number', mark: 'age', least: 0 }],
    `${PLACE}.1.least: must be a whole number from 1 to 99`,
  ],
  ['an id twice', [player, asked, asked], `${PLACE}.2.id: stands there twice in this position`],
  [
    'a label twice',
    [player, { ...asked, label: 'Player' }],
    `${PLACE}.1.label: stands there twice in this position`,
  ],
  ['two names', [player, { ...asked, mark: 'name' }], `${PLACE}.1.mark: stands there twice in this position`],
  [
    'an id that every object has',
    [player, { ...asked, id: 'constructor' }],
    `${PLACE}.1.id: must be another one: programs have a constructor of their own`,
  ],
  [
    'nothing to choose from',
    [player, { ...asked, kind: 'select', options: ['Red'] }],
    `${PLACE}.1.options: must be a list of two at least to choose from`,
  ],
  [
    'the same to choose from twice',
    [player, { ...asked, kind: 'select', options: ['Red', 'Red\t'] }],
    `${PLACE}.1.options.1: stands there twice`,
  ],
  [
    'what nobody can see to choose from',
    [player, { ...asked, kind: 'select', options: ['Red', '\u0007'] }],
    `${PLACE}.1.options.1: must not be empty`,
  ],
  [
    'options of a text',
    [player, { ...asked, options: ['Red', 'Green'] }],
    `${PLACE}.1.options: must not be there: only select has options, and this is text`,
  ],
  [
    'a limit beyond the most',
    [player, { ...asked, limit: 201 }],
    `${PLACE}.1.limit: must be 200 at most for text`,
  ],
  [
    'a limit of a date',
    [player, { ...asked, kind: 'date', limit: 9 }],
    `${PLACE}.1.limit: must not be there: only text and long have a limit`,
  ],
])('%s is refused', (_what, questions, said) => {
  expect(faultsOf(asking(...questions))).toContain(said);
});

describe('guidelines', () => {
  const free = { ...asking(player), guidelines: false };
  const { guidelines, ...without } = least;
  const landing = { ...least.landing, cards: { form: card } };
  const faults = (changes: object) => subjectFaults('applications', { ...without, landing, ...changes });

  test('need not be there where no position needs them', () => {
    expect(faults({ positions: [free] })).toEqual([]);
  });

  test('must be there for a position that needs them', () => {
    const strict = { ...asking(player), id: 'Guard' };
    expect(faults({ positions: [free, strict] })).toEqual([
      'guidelines: must be there: applicants for Guard have to read them. If they need not, write guidelines: false there',
    ]);
  });

  test('have a card, which is there with them alone', () => {
    expect(faults({ guidelines })).toEqual([
      'landing.cards.guidelines: must be there: it leads to the guidelines',
    ]);
    expect(faults({ landing: least.landing, positions: [free] })).toEqual([
      'landing.cards.guidelines: must not be there without guidelines',
    ]);
  });
});

test('the guidelines’ own parts keep their ids', () => {
  const [requirement] = least.guidelines.requirements;
  const guidelines = { ...least.guidelines, requirements: [{ ...requirement, id: 'process' }] };
  expect(subjectFaults('applications', { ...least, guidelines })).toEqual([
    'guidelines.requirements.0.id: must be another one: the page itself has process',
  ]);
});

test('ids and titles of positions differ', () => {
  expect(faultsOf(asking(player), asking(player))).toEqual(['positions.1.id: stands there twice']);
  const titled = (id: string) => ({ ...asking(player), id, title: 'Guide' });
  expect(faultsOf(titled('a'), titled('b'))).toEqual(['positions.1.title: stands there twice']);
});
