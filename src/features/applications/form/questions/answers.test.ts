import { POSITIONS } from '@/content/applications/positions';
import type { Question } from '@/content/applications/question';
import { questionsOf } from '@/content/applications/questions';
import { answersFor, longNameOf } from '../../../../../test/support/fixtures/applications';
import { changePosition, EMPTY, hasWords, startingWith } from './answers';

test('what a browser has kept begins the form only as far as the position asks for it', () => {
  const kept = { ign: 'Alex', nobodyAsksForThis: 'x', constructor: 'x' };
  const { answers } = startingWith('Staff', kept);
  expect(answers['ign']).toBe('Alex');
  expect(Object.keys(answers)).toEqual(questionsOf('Staff').map(({ name }) => name));
  expect(hasWords(answers)).toBe(true);
  expect(hasWords(startingWith('Staff', { ign: ' \n' }).answers)).toBe(false);
});

test('the first choice of a position loses nothing', () => {
  expect(changePosition(EMPTY, 'Builder')).toEqual({ next: startingWith('Builder', {}), lost: [] });
});

test.each(POSITIONS.flatMap((from) => POSITIONS.filter((to) => to !== from).map((to) => ({ from, to }))))(
  'from $from to $to, answers to the same question are kept, and no other answer is',
  ({ from, to }) => {
    const answers = answersFor(from);
    const { next, lost } = changePosition({ position: from, answers }, to);
    const isAsked = ({ label, kind, name }: Question) =>
      questionsOf(to).some((asked) => asked.label === label && asked.kind === kind && asked.name === name);
    const kept = questionsOf(from).filter(isAsked);
    expect(lost).toEqual(
      questionsOf(from)
        .filter((question) => !isAsked(question))
        .map(({ label }) => label),
    );
    for (const { name } of questionsOf(to)) {
      const isKept = kept.some((question) => question.name === name);
      expect([name, next.answers[name]]).toEqual([name, isKept ? answers[name] : '']);
    }
  },
);

test('unanswered questions are no loss', () => {
  const answers = { ...startingWith('Staff', {}).answers, ign: 'Alex', [longNameOf('Staff')]: '  ' };
  expect(changePosition({ position: 'Staff', answers }, 'Partner').lost).toEqual([]);
});
