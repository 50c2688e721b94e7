import example from '../../test/network/voting';
import { testNetwork } from '../../test/support/fixtures/a-network';
import { readSubject } from './read-subject';
import { votingOf } from './voting';

const voting = readSubject('voting', example);
const of = (changed: typeof voting) => votingOf({ ...testNetwork, voting: changed });
const hat = { id: 'hat', emblem: 'crown', words: { one: '{count} hat', other: '{count} hats' } };

test('browsers get nothing of how votes get here', () => {
  const hidden = { services: ['a-service'], check: 'craftservers' as const };
  const sites = voting.sites.map((site) => ({ ...site, ...hidden }));
  expect(of({ ...voting, sites, goal: voting.goal + 1 })).toEqual(of(voting));
});

test('cards say how much a vote earns, or in short what, where the owner has words for that', () => {
  const sites = [{ ...voting.sites[0], rewards: [{ reward: 'hat', count: 1_200 }] }];
  const textsWith = (reward: object) =>
    of(readSubject('voting', { ...example, rewards: [...example.rewards, reward], sites })).sites[0]?.rewards;
  expect(textsWith(hat)).toEqual([{ emblem: 'crown', text: '1,200 hats' }]);
  expect(textsWith({ ...hat, brief: 'Hats' })).toEqual([{ emblem: 'crown', text: 'Hats' }]);
});

test('the example says with numbers what each vote and each milestone earns', () => {
  const { sites, milestones } = of(voting);
  const texts = [
    ...sites.flatMap(({ rewards }) => rewards.map(({ text }) => text)),
    ...milestones.flatMap(({ rewards }) => rewards),
  ];
  for (const text of texts) expect(text).toMatch(/^\d/);
  expect(milestones.at(-1)?.rewards).toHaveLength(voting.milestones.at(-1)?.rewards.length ?? 0);
});

test('a milestone without an emblem has that of its first reward', () => {
  const milestones = [
    { days: 1, rewards: [{ reward: 'hat', count: 1 }] },
    { days: 2, emblem: 'skull', rewards: [{ reward: 'hat', count: 1 }] },
  ];
  const changed = readSubject('voting', { ...example, rewards: [...example.rewards, hat], milestones });
  expect(of(changed).milestones.map(({ emblem }) => emblem)).toEqual(['crown', 'skull']);
});
