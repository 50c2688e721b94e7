import { REHYDRATE } from 'redux-persist';
import { streakMilestones, voteSites } from '@/content/votes';
import { makeStore } from '@/store/store';
import { castVote, claimReward } from './acts';
import { rewardClaimed, selectClaimed, selectMilestones } from './streaks-slice';
import { selectHistory, selectStandings, selectStreak, voted } from './votes-slice';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon of the machine's zone, so that a few hours more or less stay on the day. */
const noon = new Date(2025, 4, 25, 12).getTime();

const [first, second, third] = voteSites;
if (!first || !second || !third) throw new Error('Three sites are promised');
const timesOf = (store: ReturnType<typeof makeStore>) =>
  selectHistory(store.getState()).map(({ siteName, timestamp }) => [siteName, timestamp]);

/** What redux-persist dispatches for what lies in storage, at the start or after another tab wrote it. */
const stored = (key: 'votes' | 'streaks', payload: unknown) => ({ type: REHYDRATE, key, payload });

describe('votes', () => {
  it('are three sites with a cooldown of 24 hours; the third gives two keys', () => {
    expect(voteSites.map(({ cooldown }) => cooldown)).toEqual([24, 24, 24]);
    expect(voteSites.map(({ rewards }) => rewards.map(({ text }) => text))).toEqual([
      ['In-game currency', '1 vote key', 'Coinshop coins'],
      ['In-game currency', '1 vote key', 'Coinshop coins'],
      ['In-game currency', '2 vote keys', 'Coinshop coins'],
    ]);
  });

  it('are refused until 24 hours after the last one on that site, and on that site only', () => {
    const store = makeStore();
    expect(store.dispatch(castVote(first, noon))).toBe('counted');
    expect(store.dispatch(castVote(first, noon + DAY - 1))).toBe('refused');
    expect(store.dispatch(castVote(second, noon + 1))).toBe('counted');
    store.dispatch(voted(first.name, noon + HOUR));
    store.dispatch(voted('A site that is not ours', noon + HOUR));
    expect(timesOf(store)).toEqual([
      [first.name, noon],
      [second.name, noon + 1],
    ]);
    expect(store.dispatch(castVote(first, noon + DAY))).toBe('counted');
  });

  it('show Voted in the session, and are available again when the cooldown is over', () => {
    const store = makeStore();
    store.dispatch(castVote(first, noon));
    const standing = (time: number) => selectStandings(store.getState(), time)[first.name];
    expect(standing(noon + HOUR)).toEqual({ state: 'voted', remaining: 23 * HOUR });
    expect(standing(noon + DAY)).toEqual({ state: 'available', remaining: 0 });
  });

  it('complete the day with the last of the three sites, once', () => {
    const store = makeStore();
    const outcomes = [first, second, third].map((site) => store.dispatch(castVote(site, noon)));
    expect(outcomes).toEqual(['counted', 'counted', 'completed']);
  });

  it('complete no day when midnight lies between them', () => {
    const store = makeStore();
    store.dispatch(castVote(first, noon));
    store.dispatch(castVote(second, noon));
    expect(store.dispatch(castVote(third, noon + 13 * HOUR))).toBe('counted');
  });

  it('made weeks ahead under a wrong clock close no site when the clock gets there', () => {
    const store = makeStore();
    store.dispatch(castVote(first, noon + 20 * DAY));
    expect(store.dispatch(castVote(first, noon))).toBe('counted');
    expect(selectStandings(store.getState(), noon + 20 * DAY)[first.name]?.state).toBe('available');
  });
});

describe('what the browser remembers', () => {
  it('of two tabs adds up, in whatever order, to the same', () => {
    const one = makeStore();
    const other = makeStore();
    one.dispatch(castVote(first, noon));
    other.dispatch(castVote(second, noon));
    const left = { history: selectHistory(one.getState()) };
    one.dispatch(stored('votes', { history: selectHistory(other.getState()) }));
    other.dispatch(stored('votes', left));
    expect(timesOf(one)).toHaveLength(2);
    expect(timesOf(other)).toEqual(timesOf(one));
    expect(selectStandings(one.getState(), noon)[second.name]?.state).toBe('cooldown');
  });

  it.each([
    ['nothing', undefined],
    ['a text', { history: 'garbage', session: 'garbage' }],
    [
      'other things',
      { history: [null, 7, {}, { siteName: 'x' }, { siteName: first.name, timestamp: 'now' }] },
    ],
    [
      'times that are none',
      { history: [NaN, 1e300, -Infinity, 0.5].map((timestamp) => ({ siteName: 'x', timestamp })) },
    ],
    ['endless names', { history: [{ siteName: 'x'.repeat(101), timestamp: noon }] }],
  ])('as %s is left out', (_name, payload) => {
    const store = makeStore();
    store.dispatch(stored('votes', payload));
    expect(timesOf(store)).toEqual([]);
    expect(store.dispatch(castVote(first, noon))).toBe('counted');
  });

  it('is bounded: the newest votes stay', () => {
    const store = makeStore();
    const history = Array.from({ length: 5_000 }, (_, day) => ({
      siteName: first.name,
      timestamp: noon - day * DAY,
    }));
    store.dispatch(stored('votes', { history }));
    expect(timesOf(store)).toHaveLength(4_000);
    expect(timesOf(store).at(-1)).toEqual([first.name, noon]);
  });
});

describe('milestones', () => {
  /** A store whose visitor voted on so many days up to noon. */
  const afterDays = (days: number) => {
    const store = makeStore();
    for (let ago = days - 1; ago >= 0; ago -= 1) {
      const day = new Date(noon);
      day.setDate(day.getDate() - ago);
      store.dispatch(castVote(first, day.getTime()));
    }
    return store;
  };
  const at = (store: ReturnType<typeof makeStore>) =>
    selectMilestones(store.getState(), selectStreak(store.getState(), noon));

  it('are 3, 7, 14 and 30 days', () => {
    expect(streakMilestones.map(({ days }) => days)).toEqual([3, 7, 14, 30]);
  });

  it('are locked below and claimable from their days on', () => {
    expect(at(afterDays(6))).toEqual({
      states: { 3: 'claimable', 7: 'locked', 14: 'locked', 30: 'locked' },
      next: 3,
    });
    expect(at(afterDays(7)).states[7]).toBe('claimable');
  });

  it('are claimed once, and stay claimed when the streak is lost', () => {
    const store = afterDays(3);
    expect(store.dispatch(claimReward(3, noon))).toBe(true);
    expect(store.dispatch(claimReward(3, noon))).toBe(false);
    expect(store.dispatch(claimReward(7, noon))).toBe(false);
    expect(selectClaimed(store.getState())).toEqual([3]);
    expect(selectMilestones(store.getState(), 0)).toMatchObject({ states: { 3: 'claimed' }, next: 7 });
  });

  it('fall back to 30 days when all are claimed', () => {
    const store = makeStore();
    for (const { days } of streakMilestones) store.dispatch(rewardClaimed({ milestone: days, streak: days }));
    expect(selectMilestones(store.getState(), 31).next).toBe(30);
  });

  it('that do not exist are never claimed, nor taken over from storage', () => {
    const store = makeStore();
    store.dispatch(rewardClaimed({ milestone: 5, streak: 50 }));
    store.dispatch(stored('streaks', { claimed: [5, '3', null, 7] }));
    expect(selectClaimed(store.getState())).toEqual([7]);
  });

  it('claimed in two tabs at once are both kept, once', () => {
    const store = makeStore();
    store.dispatch(rewardClaimed({ milestone: 3, streak: 7 }));
    store.dispatch(stored('streaks', { claimed: [7] }));
    store.dispatch(stored('streaks', { claimed: [3] }));
    expect(selectClaimed(store.getState())).toEqual([3, 7]);
  });
});

it('a recorded log of actions replays to the same state', () => {
  const store = makeStore();
  const log = [
    voted(first.name, noon),
    voted(second.name, noon + 1),
    rewardClaimed({ milestone: 3, streak: 3 }),
    voted(first.name, noon + 2),
    stored('votes', { history: [{ siteName: third.name, timestamp: noon - DAY }] }),
  ];
  const replay = JSON.parse(JSON.stringify(log)) as typeof log;
  for (const action of log) store.dispatch(action);
  const again = makeStore();
  for (const action of replay) again.dispatch(action);
  expect(again.getState().votes).toEqual(store.getState().votes);
  expect(again.getState().streaks).toEqual(store.getState().streaks);
});
