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

/** Starts votes and companions of one instance, with a stopped clock. */
export function startBridge(opened: Database, clock: FakeClock, settings: Settings = {}, zone?: string) {
  const votesOf: VoteSettings = perVoteSite((id) => settings[id] ?? null);
  const set = { votes: votesOf, addressLimitFactor: 1 };
  const { votes, bridge: connection, upkeep, desk, services } = buildVotes(opened, set, clock, SECRET, zone);
  const { companions, links } = buildCompanions(opened, set, clock, SECRET, zone);
  return {
    votes,
    connection,
    upkeep,
    desk,
    services,
    companions,
    links,
    sync: (differences: Partial<CompanionSync> = {}) => companions.sync(syncOf(differences)),
    /** Makes a companion's call with the players on its server. */
    play: (server: ServerId, names: readonly string[], differences: Partial<CompanionSync> = {}) =>
      companions.sync(syncOf({ server, players: names.map(onlineAs), ...differences })),
    /** Sends a vote that has just arrived. */
    vote: (name: string, site: string = 'first') =>
      companions.sync(syncOf({ votes: [sentVote(name, clock.now(), { site })] })),
  };
}
export type Bridge = ReturnType<typeof startBridge>;

export interface BridgeTest {
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly bridge: Bridge;
  /** Starts another instance on the same database. */
  another(settings?: Settings, zone?: string): Bridge;
  /** Starts an instance without replies from the database: each script is executed, and its reply lost. */
  deaf(settings?: Settings): Bridge;
  /** Opens an instance that executes each script twice, as if a reply was lost and the call repeated. */
  repeating(): Bridge;
}

/** Sets up a bridge on its own database for the tests of a file; empty at the start of each test. */
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
    repeating() {
      const once = open();
      const evaluate: Database['eval'] = async (...call) => {
        await once.eval(...call);
        return once.eval(...call);
      };
      return startBridge({ ...once, eval: evaluate }, clock);
    },
  };
}

/** Returns the number of a player's rewards of a kind in each state. */
export function sumOf({ rewards }: VotesResponse, name: string): Record<RewardState, number> {
  const sum = { waiting: 0, delivered: 0, uncertain: 0, failed: 0 };
  for (const { reward, state, count } of rewards) if (reward === name) sum[state] += count;
  return sum;
}

/** Returns a companion's receipts for the rewards that it was handed. */
export const receiptsOf = (
  { rewards }: CompanionSyncResponse,
  result: 'done' | 'failed' | 'uncertain' = 'done',
  detail?: string,
) => rewards.map(({ id }) => ({ id, result, ...(detail !== undefined && { detail }) }));
