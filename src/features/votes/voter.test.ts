import { REHYDRATE } from 'redux-persist';
import { voteSites } from '#network/voting';
import { nextVoteAt } from '@/lib/next-vote';
import { writeDown } from '@/store/persistence';
import { makeStore } from '@/store/store';
import example from '../../../test/network/voting';
import { restore } from '../../../test/support/browser/render-account';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { ageOf, type OpenedVote, WATCH_MS } from './opened-votes';
import {
  voteOpened,
  voteSettled,
  dayCompleted,
  playerNamed,
  selectHistory,
  selectStreak,
  selectVoter,
} from './votes-slice';

const HOUR = 3_600_000;
const NOON = Date.parse('2025-05-25T12:00:00Z');
const [first, second] = voteSites;
if (!first || !second) throw new Error('Sites are promised');

/** Returns redux-persist's action for a stored state, at the start or after another tab wrote it. */
const stored = (voter: unknown) => ({ type: REHYDRATE, key: 'votes', payload: { history: [], voter } });
const voterOf = (store: ReturnType<typeof makeStore>) => selectVoter(store.getState());
const opened = (differences: Partial<OpenedVote> = {}): OpenedVote => ({
  ...{ site: first.id, player: 'Steve', before: null, openedAt: NOON, state: 'open', ...differences },
});

beforeEach(() => localStorage.clear());

it('what an older release has stored keeps its votes, those on sites that are gone too, and has no player yet', async () => {
  const history = [
    { siteName: 'Gone from the network', timestamp: NOON - 24 * HOUR },
    null,
    { siteName: first.name, timestamp: NOON },
  ];
  localStorage.setItem(
    'persist:votes',
    JSON.stringify({ history: JSON.stringify(history), _persist: '{"version":1,"rehydrated":true}' }),
  );
  const store = makeStore();
  await restore(store);
  expect(selectHistory(store.getState())).toEqual([
    { site: 'Gone from the network', timestamp: NOON - 24 * HOUR },
    { site: first.id, timestamp: NOON },
  ]);
  expect(selectStreak(store.getState(), NOON)).toBe(2);
  expect(voterOf(store)).toEqual({ name: null, namedAt: 0, ballots: [], completed: [] });
});

it('the name and the opened votes survive a reload', async () => {
  const store = makeStore();
  await restore(store);
  store.dispatch(playerNamed('Steve'));
  store.dispatch(voteOpened({ site: first.id, player: 'Steve', before: null }));
  store.dispatch(writeDown());
  const kept = voterOf(store);
  const again = makeStore();
  await restore(again);
  expect(voterOf(again)).toEqual(kept);
  expect(kept.name).toBe('Steve');
  expect(kept.ballots).toHaveLength(1);
});

describe('two tabs', () => {
  it('end with the name that was given last, and with the same one of two at once', () => {
    const [one, other] = [makeStore(), makeStore()];
    const names = [
      { ...voterOf(one), name: 'Steve', namedAt: 5 },
      { ...voterOf(one), name: 'Alex', namedAt: 5 },
    ];
    for (const name of names) one.dispatch(stored(name));
    for (const name of names.toReversed()) other.dispatch(stored(name));
    expect(voterOf(one).name).toBe(voterOf(other).name);
    one.dispatch(stored({ ...voterOf(one), name: 'Later', namedAt: 6 }));
    one.dispatch(stored({ ...voterOf(one), name: 'Earlier', namedAt: 4 }));
    expect(voterOf(one).name).toBe('Later');
  });

  it('add up their opened votes: a vote that one has settled is not thanked for in the other', () => {
    const store = makeStore();
    store.dispatch(stored({ ballots: [opened(), opened({ site: second.id })] }));
    store.dispatch(voteSettled(opened({ state: 'counted' })));
    store.dispatch(stored({ ballots: [opened()] }));
    expect(voterOf(store).ballots.map(({ site, state }) => [site, state])).toEqual(
      expect.arrayContaining([
        [first.id, 'counted'],
        [second.id, 'open'],
      ]),
    );
    store.dispatch(stored({ ballots: [opened({ openedAt: NOON + 1 })] }));
    expect(voterOf(store).ballots.find(({ site }) => site === first.id)?.state).toBe('open');
  });

  it('know of each completed day once', () => {
    const store = makeStore();
    store.dispatch(dayCompleted('20233 steve'));
    store.dispatch(stored({ completed: ['20233 steve', '20232 steve'] }));
    expect(voterOf(store).completed).toEqual(['20232 steve', '20233 steve']);
  });
});

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a list', [1]],
  ['other things', { name: 7, namedAt: 'x', ballots: 'all', completed: 5 }],
  ['a name that is none', { name: '<b>', namedAt: 9 }],
  [
    'ballots that are none',
    {
      ballots: [
        null,
        opened({ site: 'fourth' }),
        opened({ site: [first.id] as unknown as string }),
        opened({ site: { toString: 1 } as unknown as string }),
        opened({ player: 'no/name' }),
        opened({ player: ['Steve'] as unknown as string }),
        opened({ player: { toString: 1 } as unknown as string }),
        opened({ openedAt: NaN }),
        opened({ state: 'won' as 'open' }),
        opened({ before: 7 as unknown as string }),
      ],
      completed: [{}],
    },
  ],
])('%s in storage is left out', (_name, voter) => {
  const store = makeStore();
  store.dispatch(stored(voter));
  expect(voterOf(store)).toEqual({ name: null, namedAt: 0, ballots: [], completed: [] });
});

it('opened votes are bounded: the newest of many players stay', () => {
  const store = makeStore();
  const openedVotes = Array.from({ length: 50 }, (_, age) =>
    opened({ player: `p${String(age)}`, openedAt: NOON - age }),
  );
  store.dispatch(stored({ ballots: openedVotes }));
  expect(voterOf(store).ballots).toHaveLength(30);
  expect(voterOf(store).ballots.at(-1)?.player).toBe('p0');
});

it('an opened vote is over when the next vote would count, or was made under a clock that was wrong', () => {
  const rest = nextVoteAt(first.again, NOON) - NOON;
  expect(ageOf(opened(), NOON + rest - 1)).toBe(rest - 1);
  expect(ageOf(opened(), NOON + rest)).toBeNull();
  expect(ageOf(opened({ openedAt: NOON + HOUR }), NOON)).toBe(0);
  expect(ageOf(opened({ openedAt: NOON + 30 * HOUR }), NOON)).toBeNull();
});

it('an opened vote of just before a reset is kept while it is asked for', () => {
  const again = { at: '12:00', zone: 'UTC' };
  aNetwork({ voting: { ...example, sites: example.sites.map((site) => ({ ...site, again })) } });
  const openedAt = NOON - 30_000;
  expect(ageOf(opened({ openedAt }), openedAt + WATCH_MS - 1)).toBe(WATCH_MS - 1);
  expect(ageOf(opened({ openedAt }), openedAt + WATCH_MS)).toBeNull();
  expect(ageOf(opened({ openedAt: NOON - HOUR }), NOON)).toBeNull();
});

it('a recorded log of actions replays to the same state', () => {
  const store = makeStore();
  const log = [
    playerNamed('Steve'),
    voteOpened({ site: first.id, player: 'Steve', before: null }),
    voteSettled(opened({ state: 'already' })),
    dayCompleted('20233 steve'),
    stored({ ballots: [opened({ site: second.id })] }),
  ];
  const replay = JSON.parse(JSON.stringify(log)) as typeof log;
  for (const action of log) store.dispatch(action);
  const again = makeStore();
  for (const action of replay) again.dispatch(action);
  expect(again.getState().votes).toEqual(store.getState().votes);
});
