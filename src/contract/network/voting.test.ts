import example from '../../../test/network/voting';
import { subjectFaults } from '../../../test/support/fixtures/read-all';
import { readSubject } from '../../../tools/network/read-subject';
import type { VotingInput } from './voting';

const keys = [{ reward: 'key', count: 1 }];
const reward = {
  id: 'key',
  emblem: 'vote-key',
  words: { one: '{count} key', other: '{count} keys' },
} as const;
const site = {
  id: 'topg',
  name: 'TopG',
  url: 'https://topg.example/castle',
  emblem: 'map',
  hue: 'gold',
  rewards: keys,
} as const;
const least = {
  subtitle: 'Vote for us.',
  sites: [site],
  rewards: [reward],
  milestones: [{ days: 1, rewards: keys }],
  goal: 100,
  uses: {
    text: 'What keys open.',
    items: [{ title: 'Keys', text: 'A crate.', emblem: 'chest', hue: 'gold' }],
  },
} satisfies VotingInput;

const faultsWith = (changes: object) => subjectFaults('voting', { ...least, ...changes });
/** Returns the faults of the only site with these changes. */
const faultsOfSite = (changes: object) => faultsWith({ sites: [{ ...site, ...changes }] });

test('one site, one reward and one milestone are enough', () => {
  expect(readSubject('voting', least)).toEqual({
    ...least,
    title: 'Vote',
    sitesText: 'Each opens in a new tab.',
    sites: [{ ...site, services: [], again: { hours: 24 } }],
    monthly: [],
    spared: 1,
    uses: { ...least.uses, title: 'Vote Rewards' },
  });
});

test('twelve sites are right, and thirteen are not', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...site,
      id: `site-${String(index)}`,
      name: `Site ${String(index)}`,
      url: `https://example.org/${String(index)}`,
    }));
  expect(faultsWith({ sites: many(12) })).toEqual([]);
  expect(faultsWith({ sites: many(13) })).toEqual(['sites: must have 12 entries at most']);
});

test.each([
  [
    'an id in capitals',
    { id: 'TopG' },
    'sites.0.id: must be up to 20 lower-case letters, digits and hyphens that begin with a letter, like sky-block',
  ],
  ['an address without https', { url: 'http://topg.example' }, 'sites.0.url: must be an address that begins'],
  ['one hour', { again: { hours: 1 } }, 'sites.0.again.hours: must be a whole number from 2 to 168'],
  [
    'a time without a zone',
    { again: { at: '00:00' } },
    "sites.0.again: must be { hours: 24 }, or { at: '00:00'",
  ],
  [
    'a time that clocks do not show',
    { again: { at: '24:00', zone: 'UTC' } },
    'sites.0.again.at: must be a time of the day, like 00:00 or 18:30',
  ],
  [
    'a zone without its continent',
    { again: { at: '00:00', zone: 'Berlin' } },
    'sites.0.again.zone: must be a time zone like Europe/Berlin',
  ],
  [
    'a reward that is not there',
    { rewards: [{ reward: 'keys', count: 1 }] },
    'sites.0.rewards.0.reward: must be an id of rewards, which has key',
  ],
  ['a reward twice', { rewards: [...keys, ...keys] }, 'rewards.1.reward: stands there twice'],
  ['half a reward', { rewards: [{ reward: 'key', count: 0.5 }] }, 'count: must be a whole number from 1 to'],
])('a site with %s is refused', (_what, changes, said) => {
  expect(faultsOfSite(changes).join('\n')).toContain(said);
});

test.each([
  [
    'a milestone of a reward that is not there',
    { milestones: [{ days: 3, rewards: [{ reward: 'coins', count: 1 }] }] },
    'milestones.0.rewards.0.reward: must be an id of rewards, which has key',
  ],
  [
    'a month of a reward that is not there',
    { monthly: [keys, [{ reward: 'rank', count: 30 }]] },
    'monthly.1.0.reward: must be an id of rewards, which has key',
  ],
  [
    'milestones that are not in order',
    { milestones: [7, 3].map((days) => ({ days, rewards: keys })) },
    'milestones.1.days: must be more than those of the milestone before',
  ],
  [
    'words without a number',
    { rewards: [{ ...reward, words: { one: 'a key', other: '{count} keys' } }] },
    'rewards.0.words.one: must have {count} in it, where the number stands, like {count} vote keys',
  ],
  [
    'a service of two sites',
    {
      sites: [
        { ...site, services: ['TopG.org'] },
        { ...site, id: 'b', name: 'B', url: 'https://b.example', services: ['www.TopG org'] },
      ],
    },
    'sites.1.services.0: must stand at one site, and is at topg already',
  ],
  ['eight spared days', { spared: 8 }, 'spared: must be a whole number from 0 to 7'],
  ['no goal', { goal: undefined }, 'goal: must be a whole number from 1 to 10000000'],
])('%s is refused', (_what, changes, said) => {
  expect(faultsWith(changes)).toContain(said);
});

test('the example has nothing wrong', () => {
  expect(subjectFaults('voting', example)).toEqual([]);
});
