import type { CompanionSync, CompanionSyncResponse } from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import type { RewardState, VotesResponse } from '@/contract/votes';
import { buildCompanions } from '../../../functions/companion/build-companions';
import { type Database, openDatabase } from '../../../functions/core/database/database';
import { perVoteSite, type VoteSetting, type VoteSettings } from '../../../functions/core/env/vote-settings';
import { buildVotes } from '../../../functions/votes/build-votes';
import { onlineAs, sentVote, syncOf } from '../fixtures/companion-calls';
import { startTestDatabase, type TestDatabase } from './data-service';
import { FakeClock } from './fake-clock';
import { SECRET } from './secret';

type Settings = Partial<Record<string, VoteSetting>>;

/** Votes and companions of one instance, with a clock that stands still. */
export function startBridge(opened: Database, clock: FakeClock, settings: Settings = {}, zone?: string) {
  const votesOf: VoteSettings = perVoteSite((id) => settings[id] ?? null);
  const set = { votes: votesOf, addressLimitFactor: 1 };
  const { votes, upkeep, desk, services } = buildVotes(opened, set, clock, SECRET, zone);
  const { companions, links } = buildCompanions(opened, set, clock, SECRET, zone);
  return {
    votes,
    upkeep,
    desk,
    services,
    companions,
    links,
    sync: (differences: Partial<CompanionSync> = {}) => companions.sync(syncOf(differences)),
    /** A companion's call with who plays on its server. */
    play: (server: ServerId, names: readonly string[], differences: Partial<CompanionSync> = {}) =>
      companions.sync(syncOf({ server, players: names.map(onlineAs), ...differences })),
    /** A vote that has just arrived. */
    vote: (name: string, site: string = 'first') =>
      companions.sync(syncOf({ votes: [sentVote(name, clock.now(), { site })] })),
  };
}
export type Bridge = ReturnType<typeof startBridge>;

export interface BridgeTest {
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly bridge: Bridge;
  /** Another instance on the same database. */
  another(settings?: Settings, zone?: string): Bridge;
  /** An instance that is told nothing of what the database has done: each script is executed, and its reply lost. */
  deaf(settings?: Settings): Bridge;
}

/** A bridge on a database of its own, for the tests of a file; empty when a test begins. */
export function setUpBridge(): BridgeTest {
  let database: TestDatabase;
  let clock: FakeClock;
  let bridge: Bridge;
  const open = () => openDatabase(database, 5_000);
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  beforeEach(async () => {
    await database.redis.flushdb();
    clock = new FakeClock();
    bridge = startBridge(open(), clock);
  });
  afterAll(() => database.stop());
  return {
    get database() {
      return database;
    },
    get clock() {
      return clock;
    },
    get bridge() {
      return bridge;
    },
    another: (settings, zone) => startBridge(open(), clock, settings, zone),
    deaf(settings) {
      const hearing = open();
      const evaluate: Database['eval'] = async (...call) => {
        await hearing.eval(...call);
        throw new Error('The reply is lost.');
      };
      return startBridge({ ...hearing, eval: evaluate }, clock, settings);
    },
  };
}

/** How many of a reward a player has in each state. */
export function sumOf({ rewards }: VotesResponse, name: string): Record<RewardState, number> {
  const sum = { waiting: 0, delivered: 0, uncertain: 0, failed: 0 };
  for (const { reward, state, count } of rewards) if (reward === name) sum[state] += count;
  return sum;
}

/** What a companion reports of rewards that it was handed. */
export const receiptsOf = (
  { rewards }: CompanionSyncResponse,
  result: 'done' | 'failed' | 'uncertain' = 'done',
  detail?: string,
) => rewards.map(({ id }) => ({ id, result, ...(detail !== undefined && { detail }) }));
