import type { Question } from '@/contract/network/questions';
import { questionsOf } from '@/lib/questions';
import applications from '../../../../../test/network/applications';
import { aNetwork } from '../../../../../test/support/fixtures/a-network';
import { POSITIONS, answersFor, longNameOf } from '../../../../../test/support/fixtures/applications';
import { changePosition, EMPTY, hasWords, startingWith } from './answers';

test('what a browser has kept begins the form only as far as the position asks for it', () => {
  const kept = { ign: 'Alex', nobodyAsksForThis: 'x', constructor: 'x' };
  const { answers } = startingWith('Moderator', kept);
  expect(answers['ign']).toBe('Alex');
  expect(Object.keys(answers)).toEqual(questionsOf('Moderator').map(({ id: name }) => name));
  expect(hasWords(answers)).toBe(true);
  expect(hasWords(startingWith('Moderator', { ign: ' \n' }).answers)).toBe(false);
});

test('the first choice of a position loses nothing', () => {
  expect(changePosition(EMPTY, 'Architect')).toEqual({ next: startingWith('Architect', {}), lost: [] });
});

test.each(POSITIONS.flatMap((from) => POSITIONS.filter((to) => to !== from).map((to) => ({ from, to }))))(
  'from $from to $to, answers to the same question are kept, and no other answer is',
  ({ from, to }) => {
    const answers = answersFor(from);
    const { next, lost } = changePosition({ position: from, answers }, to);
    const isAsked = ({ label, kind, id: name }: Question) =>
      questionsOf(to).some((asked) => asked.label === label && asked.kind === kind && asked.id === name);
    const kept = questionsOf(from).filter(isAsked);
    expect(lost).toEqual(
      questionsOf(from)
        .filter((question) => !isAsked(question))
        .map(({ label }) => label),
    );
    for (const { id: name } of questionsOf(to)) {
      const isKept = kept.some((question) => question.id === name);
      expect([name, next.answers[name]]).toEqual([name, isKept ? answers[name] : '']);
    }
  },
);

test('unanswered questions are no loss', () => {
  const answers = { ...startingWith('Moderator', {}).answers, ign: 'Alex', [longNameOf('Moderator')]: '  ' };
  expect(changePosition({ position: 'Moderator', answers }, 'Partner').lost).toEqual([]);
});

test('a choice is lost where the other position offers other ones', () => {
  const offering = (id: string, ...options: string[]) => ({
    ...{ id, text: 'You help.' },
    sections: [
      {
        title: 'You',
        questions: [
          { id: 'player', label: 'Player', kind: 'text', mark: 'name' },
          { id: 'team', label: 'Team', kind: 'select', options },
        ],
      },
    ],
  });
  aNetwork({
    applications: {
      ...applications,
      positions: [
        offering('Guide', 'Red', 'Blue'),
        offering('Guard', 'Red', 'Green'),
        offering('Scout', 'Red', 'Blue'),
      ],
    },
  });
  const guide = { position: 'Guide', answers: { player: 'Alex', team: 'Blue' } };
  expect(changePosition(guide, 'Guard')).toMatchObject({ next: { answers: { team: '' } }, lost: ['Team'] });
  expect(changePosition(guide, 'Scout')).toMatchObject({ next: { answers: { team: 'Blue' } }, lost: [] });
});
