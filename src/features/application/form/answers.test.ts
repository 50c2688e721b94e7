import { POSITIONS } from '@/contract/applications';
import { answersFor } from '../../../../test/applications';
import { changePosition, EMPTY, hasWords, startingWith } from './answers';

test('what a browser has kept begins the form only as far as the position asks for it', () => {
  const kept = { ign: 'Alex', skills: 'x', constructor: 'x' };
  const { answers } = startingWith('Staff', kept);
  expect(answers['ign']).toBe('Alex');
  expect(Object.keys(answers)).toHaveLength(30);
  expect(answers).not.toHaveProperty('skills');
  expect(hasWords(answers)).toBe(true);
  expect(hasWords(startingWith('Staff', { ign: ' \n' }).answers)).toBe(false);
});

test('the first choice of a position loses nothing', () => {
  expect(changePosition(EMPTY, 'Builder')).toEqual({ next: startingWith('Builder', {}), lost: [] });
});

test('Staff and Developer keep everything but the scenarios', () => {
  const answers = answersFor('Staff');
  const { next, lost } = changePosition({ position: 'Staff', answers }, 'Developer');
  expect(lost).toHaveLength(4);
  expect(lost.every((label) => label.startsWith('Scenario'))).toBe(true);
  expect(next.answers).toEqual({ ...answers, scenario1: '', scenario2: '', scenario3: '', scenario4: '' });
});

test('an answer never moves to another question that happens to use the same field', () => {
  for (const from of POSITIONS)
    for (const to of POSITIONS.filter((other) => other !== from)) {
      const { next, lost } = changePosition({ position: from, answers: answersFor(from) }, to);
      const kept = Object.values(next.answers).filter((answer) => answer !== '');
      expect(kept.length + lost.length).toBe(Object.keys(answersFor(from)).length);
    }
  const partner = changePosition(
    { position: 'Media/YouTuber', answers: answersFor('Media/YouTuber') },
    'Partner',
  );
  expect(partner.next.answers).toMatchObject({ ign: 'Alex', additionalInfo: '', experience: '', reason: '' });
  expect(partner.lost).toContain('Content channel links');
});

test('unanswered questions are no loss', () => {
  const answers = { ...startingWith('Staff', {}).answers, ign: 'Alex', hobbies: '  ' };
  expect(changePosition({ position: 'Staff', answers }, 'Partner').lost).toEqual([]);
});
