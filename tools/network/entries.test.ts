import store from '../../test/network/store';
import team from '../../test/network/team';
import { subjectFaults } from '../../test/support/fixtures/read-all';
import { hintFor } from './near';

const [slug, publishedAt, summary] = ['new-map', '2026-05-01', 'It is larger.'];
const rest = { title: 'A New Map', art: 'tower' };
const faultsOf = (written: object) => subjectFaults('news', { stories: [written] });

test('an entry that was renamed is named with its new name, which is not missing besides', () => {
  expect(faultsOf({ ...rest, id: slug, date: publishedAt })).toEqual([
    'stories.0.id: is called slug now',
    'stories.0.date: is called publishedAt now',
  ]);
});

test('a name that another entry had is new where that one is not', () => {
  expect(subjectFaults('team', { ...team, category: 'helper' })).toEqual([
    'category: is no entry of this file. Take it out',
  ]);
});

test('all that do not belong there are said, each with the one that is meant', () => {
  expect(faultsOf({ ...rest, slug, publishedAt, titel: 'New', Sumary: summary, color: 'red' })).toEqual([
    expect.stringContaining('stories.0.titel: is no entry of this file'),
    'stories.0.Sumary: is no entry of this file. Did you mean summary?',
    expect.stringContaining(
      'stories.0.color: is no entry of this file. There are: tag, summary, points, body',
    ),
  ]);
});

test('an entry too many has to go where no other one is missing', () => {
  const whole = { ...rest, slug, publishedAt, summary, tag: 'Maps', points: [], body: '' };
  expect(faultsOf({ ...whole, titel: 'New' })).toEqual([
    'stories.0.titel: is no entry of this file. Take it out',
  ]);
});

test('a drawing that was renamed is named with its new name', () => {
  const [section, ...others] = store.sections;
  const named = (emblem: string) => ({ ...store, sections: [{ ...section, emblem }, ...others] });
  expect(subjectFaults('store', named('lifesteal'))).toEqual([
    expect.stringMatching(/^sections\.0\.emblem: is called heart now$/),
  ]);
  expect(subjectFaults('store', named('toString'))).toEqual([
    expect.stringMatching(/^sections\.0\.emblem: must be one of sapling, /),
  ]);
});

test('a picture that was renamed is named with its new name', () => {
  expect(faultsOf({ ...rest, slug, publishedAt, summary, art: 'duels' })).toEqual([
    'stories.0.art: is called islands now',
  ]);
});

test('what stands in place of an object is told so', () => {
  expect(faultsOf(['slug'])).toEqual(['stories.0: must be entries in { }']);
  expect(subjectFaults('news', null)).toEqual(['must be entries in { }']);
  expect(subjectFaults('theme', { fonts: 'Onest', palettes: 7, logo: false })).toEqual([
    'fonts: must be entries in { }',
    'logo: must be entries in { }',
    'palettes: must be entries in { }',
  ]);
  expect(subjectFaults('rules', { subtitle: 'Be kind.', punishments: undefined })).toContain(
    'punishments: is missing',
  );
});

test.each([
  ['adress', 'Did you mean address?'],
  ['sectoin', 'Did you mean section?'],
  ['URL', 'Did you mean url?'],
  ['x', 'There are: address, section, url'],
  ['completely-else', 'There are: address, section, url'],
])('of %s is said: %s', (word, hint) => {
  expect(hintFor(word, ['address', 'section', 'url'])).toBe(hint);
});
