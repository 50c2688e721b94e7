/** Facts that the specification states about the example network. */
import { votePage } from '#messages/vote-page';
import { votingOf } from '../../tools/network/voting';
import { titles } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

const { page, sites, milestones, uses } = votingOf(spawnpoint);

test('three sites with a cooldown of 24 hours; the third gives two keys', () => {
  expect(page.title).toBe('Vote');
  expect(sites.map(({ again }) => again)).toEqual([{ hours: 24 }, { hours: 24 }, { hours: 24 }]);
  expect(sites.map(({ rewards }) => rewards.map(({ text }) => text))).toEqual([
    ['250 coins', '1 vote key', '5 Coinshop coins'],
    ['250 coins', '1 vote key', '5 Coinshop coins'],
    ['250 coins', '2 vote keys', '5 Coinshop coins'],
  ]);
});

test('sites belong to nobody, and keep the ids under which votes are stored', () => {
  expect(sites.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  for (const { url } of sites) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test('milestones at 3, 7, 14 and 30 days', () => {
  expect(milestones).toEqual([
    { days: 3, emblem: 'coin', rewards: ['1,000 coins'] },
    { days: 7, emblem: 'vote-key', rewards: ['3 vote keys'] },
    { days: 14, emblem: 'emerald', rewards: ['50 Coinshop coins'] },
    { days: 30, emblem: 'trophy', rewards: ['10 vote keys', '2 Lifesteal hearts'] },
  ]);
});

test('labels of a site in each of its states', () => {
  const { sites: texts, streak } = votePage;
  expect([texts.voteLabel, texts.votedLabel, texts.cooldownLabel]).toEqual([
    'Vote Now',
    'Voted',
    'On Cooldown',
  ]);
  expect(texts.countdown('23:59:59')).toBe('Next vote in: 23:59:59');
  expect([streak.title, streak.claimLabel]).toEqual(['Voting Streak', 'Claim']);
  expect([streak.days(1), streak.days(2), streak.unit(1), streak.unit(0)]).toEqual([
    '1 day',
    '2 days',
    'day',
    'days',
  ]);
  expect(streak.progress(5, 3)).toBe('3 of 3 days');
});

test('what is said of votes and rewards', () => {
  const { toasts } = votePage;
  expect(toasts.thanks('TopG')).toBe('Thanks for voting on TopG! Rewards sent to your account.');
  expect(toasts.all).toBe("Congratulations! You've voted on all sites today!");
  expect(toasts.claimed(7)).toBe('Claimed reward for 7 day streak!');
  expect(toasts.refused('TopG')).toBe('Please wait until the cooldown period is over to vote again on TopG');
  expect(titles([uses, ...uses.items])).toEqual([
    'Vote Rewards',
    'Vote Keys',
    'In-game Currency',
    'Monthly Rewards',
  ]);
});
