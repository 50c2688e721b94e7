import { randomUUID } from 'node:crypto';
import { voting } from '#network/private/voting';
import type { CompanionSync } from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import { byId } from '@/lib/by-id';
import { createPace } from '../../../companion/sync/pace';
import type { Clock } from '../../../functions/core/time/clock';

/** Seconds between two polls of the game server by its companion. */
export const LOOK_S = 10;

/** Creates a companion as the site sees it: it polls its server every ten seconds, and calls at the real one's pace. */
export function createSimulated(server: ServerId, clock: Pick<Clock, 'now'>, everyMs: number | null = null) {
  const here = new Set<string>();
  const seen = new Set<string>();
  let queue: CompanionSync['votes'] = [];
  let receipts: CompanionSync['receipts'] = [];
  let hasJoined = false;
  let kept: string | null = null;
  const pace = createPace(clock.now, everyMs);
  const id = randomUUID();
  return {
    server,
    pace,
    get players() {
      return [...here];
    },
    move: (kind: 'join' | 'leave', name: string) => void here[kind === 'join' ? 'add' : 'delete'](name),
    vote(username: string, site: string) {
      const receivedAt = new Date(clock.now()).toISOString();
      const [service = ''] = byId(voting.sites, site)?.services ?? [];
      queue.push({ id: randomUUID(), service, username, receivedAt, protocol: 2 });
      pace.hurry();
    },
    look() {
      const joined = [...here].filter((name) => !seen.has(name));
      seen.clear();
      for (const name of here) seen.add(name);
      if (joined.length === 0) return;
      hasJoined = true;
      pace.hurry();
    },
    compose() {
      const kind =
        queue.length > 0 ? 'votes' : receipts.length > 0 ? 'receipts' : hasJoined ? 'arrivals' : 'heartbeats';
      const players = [...seen].map((name) => ({
        uuid: `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`,
        name,
      }));
      const companion = { id, version: '1.0.0' };
      const vitals = { tps: 20, mspt: 3.4 };
      const sync: CompanionSync = { server, companion, players, vitals, votes: queue, receipts, seen: kept };
      pace.began();
      hasJoined = false;
      return { kind, sync };
    },
    take({
      rewards,
      answer,
      nextMs,
    }: {
      readonly rewards: readonly { readonly id: string }[];
      readonly answer?: string | undefined;
      readonly nextMs: number;
    }) {
      pace.succeeded(nextMs);
      kept = answer ?? null;
      queue = [];
      receipts = rewards.map((reward) => ({ id: reward.id, result: 'done', detail: 'Done' }));
      if (receipts.length > 0) pace.hurry();
    },
  };
}
