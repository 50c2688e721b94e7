/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { titles } from '../../../test/support/fixtures/content-walk';
import { streakMilestones, votePage, voteSites } from '../votes';

test('three sites with a cooldown of 24 hours; the third gives two keys', () => {
  expect(voteSites.map(({ cooldown }) => cooldown)).toEqual([24, 24, 24]);
  expect(voteSites.map(({ rewards }) => rewards.map(({ text }) => text))).toEqual([
    ['In-game currency', '1 vote key', 'Coinshop coins'],
    ['In-game currency', '1 vote key', 'Coinshop coins'],
    ['In-game currency', '2 vote keys', 'Coinshop coins'],
  ]);
});

test('milestones at 3, 7, 14 and 30 days', () => {
  expect(streakMilestones.map(({ days }) => days)).toEqual([3, 7, 14, 30]);
});

test('labels of a site in each of its states', () => {
  const { sites, streak } = votePage;
  expect([sites.voteLabel, sites.votedLabel, sites.cooldownLabel]).toEqual([
    'Vote Now',
    'Voted',
    'On Cooldown',
  ]);
  expect(sites.countdown('23:59:59')).toBe('Next vote in: 23:59:59');
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
  const { toasts, rewards } = votePage;
  expect(toasts.thanks('TopG')).toBe('Thanks for voting on TopG! Rewards sent to your account.');
  expect(toasts.all).toBe("Congratulations! You've voted on all sites today!");
  expect(toasts.claimed(7)).toBe('Claimed reward for 7 day streak!');
  expect(toasts.refused('TopG')).toBe('Please wait until the cooldown period is over to vote again on TopG');
  expect(titles([rewards, ...rewards.items])).toEqual([
    'Vote Rewards',
    'Vote Keys',
    'In-game Currency',
    'Monthly Rewards',
  ]);
});
