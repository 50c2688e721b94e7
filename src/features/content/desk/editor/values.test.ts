import { differing, valuesFrom, withTypedSince } from './values';

const blank = { title: '', points: [] as string[], announce: false, until: null as string | null };
const saved = { ...blank, title: 'Saved', points: ['One'] };

it('names the values that differ, lists among them', () => {
  expect(differing(saved, { ...saved, points: ['One'] })).toEqual([]);
  expect(differing(saved, { ...saved, points: ['Two'], announce: true })).toEqual(['points', 'announce']);
});

it('takes of what a browser has kept what is of its kind', () => {
  const kept = { title: 'Kept', points: ['Two'], announce: true, until: '2025-05-25T12:00:00.000Z' };
  expect(valuesFrom(kept, saved, blank)).toEqual(kept);
  expect(valuesFrom({ ...kept, until: null, other: 1 }, saved, blank)).toEqual({ ...kept, until: null });
});

it.each([
  ['nothing', {}],
  ['other kinds', { title: 1, points: 'x', announce: 'yes', until: 5 }],
  ['lists of other kinds', { points: [1, 2] }],
])('takes what is saved where a browser has kept %s', (_name, kept) => {
  expect(valuesFrom(kept, saved, blank)).toEqual(saved);
});

it('keeps over what was saved what has been typed since', () => {
  const sent = { ...saved, title: ' Sent ' };
  expect(withTypedSince({ ...saved, title: 'Sent' }, sent, { ...sent, announce: true })).toEqual({
    ...saved,
    title: 'Sent',
    announce: true,
  });
});
