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

test('cards say what a vote earns: in short where there are words for that, else how many', () => {
  const sites = [{ ...voting.sites[0], rewards: [{ reward: 'hat', count: 1_200 }] }];
  const changed = readSubject('voting', { ...example, rewards: [...example.rewards, hat], sites });
  expect(of(changed).sites[0]?.rewards).toEqual([{ emblem: 'crown', text: '1,200 hats' }]);
  const [brief] = voting.rewards.flatMap((reward) => reward.brief ?? []);
  expect(of(voting).sites[0]?.rewards.map(({ text }) => text)).toContain(brief);
});

test('a milestone without an emblem has that of its first reward', () => {
  const milestones = [
    { days: 1, rewards: [{ reward: 'hat', count: 1 }] },
    { days: 2, emblem: 'skull', rewards: [{ reward: 'hat', count: 1 }] },
  ];
  const changed = readSubject('voting', { ...example, rewards: [...example.rewards, hat], milestones });
  expect(of(changed).milestones.map(({ emblem }) => emblem)).toEqual(['crown', 'skull']);
});
