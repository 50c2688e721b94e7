import { text } from 'node:stream/consumers';
import { boards } from '#network/private/boards';
import { COMPANION_BOARDS } from '@/contract/companion-boards';
import {
  type Challenge,
  type CompanionSync,
  type CompanionSyncResponse,
  companionSyncSchema,
  NOT_RUN,
  type SentReceipt,
  type SentVote,
} from '@/contract/companion-sync';
import { ERROR_STATUS } from '@/contract/errors';
import { serveLocally } from '../../../local/site/listen';

export interface SiteReward {
  readonly id: string;
  readonly reward: string;
  readonly player: string;
  readonly count: number;
  state: 'waiting' | 'taken' | SentReceipt['result'];
  detail: string;
  /** Number of times the site has handed it out. */
  handed: number;
}

/** Fate of a call: it is rejected with a status, or it is processed and its response is cut off. */
export type Trouble = { readonly status: number; readonly body?: object } | 'drop' | 'none';

export interface CompanionSite {
  readonly url: string;
  /** Processed calls, in order. */
  readonly calls: CompanionSync[];
  /** Votes by id; each is counted once. */
  readonly votes: Map<string, SentVote>;
  readonly rewards: Map<string, SiteReward>;
  readonly challenges: Challenge[];
  /** Rewards that companions must be able to give. */
  rewardIds: readonly string[];
  /** Statistics pushed to each board. */
  readonly pushed: { readonly mode: string; readonly players: readonly object[] }[];
  /** Decides the fate of each call. */
  trouble: (said: Partial<CompanionSync>) => Trouble;
  /** Called for each processed call, before the response. */
  onCall: (sync: CompanionSync, answer: CompanionSyncResponse) => void;
  nextMs: number;
  /** Offset of its clock, in milliseconds. */
  aheadMs: number;
  /** Rejected votes: those with the service `refused`. */
  readonly refused: string[];
  addReward(reward: string, player: string, count?: number): SiteReward;
  /** Resolves once the condition holds; checked after each call. */
  until(isSo: () => boolean): Promise<void>;
  close(): Promise<void>;
}

export const GAME_SERVER_KEY = 'a-key-of-game-servers-of-32-characters';

/** The site's own error response for this status. */
function errorOf(status: number): object {
  const [code] = Object.entries(ERROR_STATUS).find(([, its]) => its === status) ?? [];
  return { error: { code, message: 'No.' } };
}

/** Starts a site that accepts companions' calls over HTTP, validates them against the contract, and counts. */
export async function startCompanionSite(): Promise<CompanionSite> {
  const waiting = new Set<() => void>();
  let lastId = 0;

  function execute(sync: CompanionSync): CompanionSyncResponse {
    site.calls.push(sync);
    const refused = sync.votes.filter(({ service }) => service === 'refused').map(({ id }) => id);
    for (const vote of sync.votes) if (!refused.includes(vote.id)) site.votes.set(vote.id, vote);
    site.refused.push(...refused);
    for (const { id, result, detail = '' } of sync.receipts) {
      const reward = site.rewards.get(id);
      if (!reward || !['waiting', 'taken'].includes(reward.state)) continue;
      reward.state = result === 'failed' && detail === NOT_RUN ? 'waiting' : result;
      reward.detail = detail;
    }
    const here = new Set(sync.players?.map(({ name }) => name.toLowerCase()));
    // The response may have been lost, so its rewards are handed out again, under the same ids.
    const handed = [...site.rewards.values()].filter(
      ({ state, player }) => ['waiting', 'taken'].includes(state) && here.has(player.toLowerCase()),
    );
    for (const reward of handed) {
      reward.state = 'taken';
      reward.handed += 1;
    }
    return {
      accepted: {
        votes: sync.votes.map(({ id }) => id).filter((id) => !refused.includes(id)),
        receipts: sync.receipts.map(({ id }) => id),
        refused: refused.map((id) => ({ id, reason: 'too_old' })),
      },
      rewards: handed.map(({ id, reward, player, count }) => ({ id, reward, player, count })),
      rewardIds: [...site.rewardIds],
      challenges: site.challenges,
      nextMs: site.nextMs,
    };
  }

  const { url, close } = await serveLocally((request, response) => {
    void text(request).then((body) => {
      response.setHeader('Date', new Date(Date.now() + site.aheadMs).toUTCString());
      const answer = (status: number, said: object) =>
        response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
      const refuse = (status: number) => answer(status, errorOf(status));
      if (request.url === `/${COMPANION_BOARDS}`) return answer(200, boards);
      if (request.headers.authorization !== `Bearer ${GAME_SERVER_KEY}`) return refuse(401);
      const [, mode] = /^\/api\/leaderboard\/(\w+)$/.exec(request.url ?? '') ?? [];
      if (mode !== undefined) {
        const { players } = JSON.parse(body) as { players: object[] };
        site.pushed.push({ mode, players });
        return answer(200, { accepted: players.length });
      }
      if (request.url !== '/api/companion/sync') return refuse(404);
      const sync = JSON.parse(body) as object;
      const trouble = site.trouble(sync);
      if (typeof trouble === 'object') answer(trouble.status, trouble.body ?? errorOf(trouble.status));
      else {
        if (!companionSyncSchema.isValidSync(sync)) return refuse(422);
        const said = execute(sync);
        site.onCall(sync, said);
        if (trouble === 'drop') response.destroy();
        else answer(200, said);
      }
      for (const look of waiting) look();
    });
  });

  const site: CompanionSite = {
    url,
    calls: [],
    votes: new Map(),
    rewards: new Map(),
    challenges: [],
    rewardIds: ['vote-key', 'vote-diamonds'],
    pushed: [],
    refused: [],
    trouble: () => 'none',
    onCall: () => undefined,
    nextMs: 600_000,
    aheadMs: 0,
    addReward(reward, player, count = 1) {
      lastId += 1;
      const added = { id: `reward-${String(lastId)}`, reward, player, count, detail: '', handed: 0 };
      const stored: SiteReward = { ...added, state: 'waiting' };
      site.rewards.set(stored.id, stored);
      return stored;
    },
    until: (isSo) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isSo()) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close,
  };
  return site;
}
