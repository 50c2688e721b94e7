import { REHYDRATE } from 'redux-persist';
import { streakMilestones, voteSites } from '#network/voting';
import type { VoteSite } from '@/contract/network/voting';
import { nextVoteAt } from '@/lib/next-vote';
import { makeStore } from '@/store/store';
import { rewardClaimed, selectClaimed, selectMilestones } from './device/streaks-slice';
import { castVote, claimReward } from './device/thunks';
import { selectHistory, selectSiteStatuses, selectStreak, voted } from './votes-slice';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Noon of the machine's time zone, so that a few hours more or less stay on the same day. */
const noon = new Date(2025, 4, 25, 12).getTime();

const [first, second, third] = voteSites;
if (!first || !second || !third) throw new Error('Three sites are promised');
const milestoneDays = streakMilestones.map(({ days }) => days);
const [nearest, farthest] = [Math.min(...milestoneDays), Math.max(...milestoneDays)];
const restOf = ({ again }: VoteSite) => nextVoteAt(again, noon) - noon;
const timesOf = (store: ReturnType<typeof makeStore>) =>
  selectHistory(store.getState()).map(({ site, timestamp }) => [site, timestamp]);

/** Returns redux-persist's action for a stored state, at the start or after another tab wrote it. */
const stored = (key: 'votes' | 'streaks', payload: unknown) => ({ type: REHYDRATE, key, payload });

describe('votes', () => {
  it('are refused until the cooldown after the last one is over, on that site only', () => {
    const store = makeStore();
    expect(store.dispatch(castVote(first, noon))).toBe('counted');
    expect(store.dispatch(castVote(first, noon + restOf(first) - 1))).toBe('refused');
    expect(store.dispatch(castVote(second, noon + 1))).toBe('counted');
    store.dispatch(voted(first.id, noon + HOUR));
    store.dispatch(voted('not-ours', noon + HOUR));
    expect(timesOf(store)).toEqual([
      [first.id, noon],
      [second.id, noon + 1],
    ]);
    expect(store.dispatch(castVote(first, noon + restOf(first)))).toBe('counted');
  });

  it('show Voted in the session, and are available again when the cooldown is over', () => {
    const store = makeStore();
    store.dispatch(castVote(first, noon));
    const status = (time: number) => selectSiteStatuses(store.getState(), time)[first.id];
    expect(status(noon + HOUR)).toEqual({ state: 'voted', remaining: restOf(first) - HOUR });
    expect(status(noon + restOf(first))).toEqual({ state: 'available', remaining: 0 });
  });

  it('complete the day with the last of the sites, once', () => {
    const store = makeStore();
    const outcomes = voteSites.map((site) => store.dispatch(castVote(site, noon)));
    expect(outcomes.pop()).toBe('completed');
    expect(new Set(outcomes)).toEqual(new Set(['counted']));
  });

  it('complete no day when midnight lies between them', () => {
    const store = makeStore();
    for (const site of voteSites.slice(1)) store.dispatch(castVote(site, noon));
    expect(store.dispatch(castVote(first, noon + 13 * HOUR))).toBe('counted');
  });

  it('made weeks ahead under a wrong clock close no site when the clock gets there', () => {
    const store = makeStore();
    store.dispatch(castVote(first, noon + 20 * DAY));
    expect(store.dispatch(castVote(first, noon))).toBe('counted');
    expect(selectSiteStatuses(store.getState(), noon + 20 * DAY)[first.id]?.state).toBe('available');
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
    expect(selectSiteStatuses(one.getState(), noon)[second.id]?.state).toBe('cooldown');
  });

  it.each([
    ['nothing', undefined],
    ['a text', { history: 'garbage', session: 'garbage' }],
    ['other things', { history: [null, 7, {}, { site: 'x' }, { site: first.id, timestamp: 'now' }] }],
    [
      'times that are none',
      { history: [NaN, 1e300, -Infinity, 0.5].map((timestamp) => ({ site: 'x', timestamp })) },
    ],
    ['endless names', { history: [{ site: 'x'.repeat(101), timestamp: noon }] }],
  ])('as %s is left out', (_name, payload) => {
    const store = makeStore();
    store.dispatch(stored('votes', payload));
    expect(timesOf(store)).toEqual([]);
    expect(store.dispatch(castVote(first, noon))).toBe('counted');
  });

  it('is bounded: the newest votes stay', () => {
    const store = makeStore();
    const history = Array.from({ length: 5_000 }, (_, day) => ({
      site: first.id,
      timestamp: noon - day * DAY,
    }));
    store.dispatch(stored('votes', { history }));
    expect(timesOf(store)).toHaveLength(4_000);
    expect(timesOf(store).at(-1)).toEqual([first.id, noon]);
  });
});

describe('milestones', () => {
  /** Returns a store whose visitor voted on each of the given number of days up to noon. */
  const afterDays = (days: number) => {
    const store = makeStore();
    const history = Array.from({ length: days }, (_, ago) => {
      const day = new Date(noon);
      return { site: first.id, timestamp: day.setDate(day.getDate() - ago) };
    });
    store.dispatch(stored('votes', { history }));
    return store;
  };
  const at = (store: ReturnType<typeof makeStore>) =>
    selectMilestones(store.getState(), selectStreak(store.getState(), noon));

  it('are locked below and claimable from their days on', () => {
    const below = at(afterDays(nearest - 1));
    expect(below).toEqual({
      states: Object.fromEntries(milestoneDays.map((days) => [days, 'locked'])),
      next: nearest,
    });
    expect(at(afterDays(nearest)).states).toEqual({ ...below.states, [nearest]: 'claimable' });
  });

  it('are claimed once, and stay claimed when the streak is lost', () => {
    const store = afterDays(nearest);
    expect(store.dispatch(claimReward(nearest, noon))).toBe(true);
    expect(store.dispatch(claimReward(nearest, noon))).toBe(false);
    expect(store.dispatch(claimReward(farthest + 1, noon))).toBe(false);
    expect(selectClaimed(store.getState())).toEqual([nearest]);
    const { states, next } = selectMilestones(store.getState(), 0);
    expect(states[nearest]).toBe('claimed');
    expect(next).toBe(milestoneDays[1] ?? nearest);
  });

  it('fall back to the last when all are claimed', () => {
    const store = makeStore();
    for (const days of milestoneDays) store.dispatch(rewardClaimed({ milestone: days, streak: days }));
    expect(selectMilestones(store.getState(), farthest + 1).next).toBe(farthest);
  });

  it('that do not exist are never claimed, nor taken over from storage', () => {
    const store = makeStore();
    store.dispatch(rewardClaimed({ milestone: farthest + 1, streak: farthest + 1 }));
    store.dispatch(stored('streaks', { claimed: [farthest + 1, String(nearest), null, farthest] }));
    expect(selectClaimed(store.getState())).toEqual([farthest]);
  });

  it('claimed in two tabs at once are both kept, once', () => {
    const store = makeStore();
    store.dispatch(rewardClaimed({ milestone: nearest, streak: farthest }));
    store.dispatch(stored('streaks', { claimed: [farthest] }));
    store.dispatch(stored('streaks', { claimed: [nearest] }));
    expect(selectClaimed(store.getState())).toEqual([...new Set([nearest, farthest])]);
  });
});

it('a recorded log of actions replays to the same state', () => {
  const store = makeStore();
  const log = [
    voted(first.id, noon),
    voted(second.id, noon + 1),
    rewardClaimed({ milestone: nearest, streak: nearest }),
    voted(first.id, noon + 2),
    stored('votes', { history: [{ site: third.id, timestamp: noon - DAY }] }),
  ];
  const replay = JSON.parse(JSON.stringify(log)) as typeof log;
  for (const action of log) store.dispatch(action);
  const again = makeStore();
  for (const action of replay) again.dispatch(action);
  expect(again.getState().votes).toEqual(store.getState().votes);
  expect(again.getState().streaks).toEqual(store.getState().streaks);
});
