import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { boards } from '#network/private/boards';
import { COMPANION_BOARDS } from '@/contract/companion-boards';
import { ERROR_STATUS, type ErrorCode } from '@/contract/errors';
import {
  type LeaderboardPushRequest,
  leaderboardPushSchema,
  type LeftOut,
} from '@/contract/leaderboard-requests';
import { metricsOf } from '../../../functions/leaderboards/metrics';
import { serveLocally } from '../../../local/site/listen';

const BODY_LIMIT = 512 * 1_024;

export interface LeaderboardSink {
  readonly url: string;
  /** Players by UUID, as of the last call that included them. */
  readonly players: Map<string, LeaderboardPushRequest['players'][number]>;
  /** Left-out players, from the last call with such a report. */
  leftOut: LeftOut[] | undefined;
  /** UUIDs of players removed from the board. */
  readonly removed: string[];
  /** Number of players in each accepted call. */
  readonly calls: number[];
  /** Boards that it announces: by default those of the test network; undefined to announce none. */
  boards: unknown;
  /** Fate of the next calls: an error, none, or `drop`, which accepts the call and cuts off its response. */
  readonly troubles: (ErrorCode | 'none' | 'drop')[];
  stop(): Promise<void>;
}

/** Starts a site that accepts pushes for `skywars` over HTTP, and validates them against the contract. */
export async function startLeaderboardSink(key: string): Promise<LeaderboardSink> {
  const players: LeaderboardSink['players'] = new Map();
  const calls: number[] = [];
  const troubles: LeaderboardSink['troubles'] = [];

  async function take(request: IncomingMessage): Promise<ErrorCode | 'boards' | 'drop' | 'removed' | number> {
    const body = await text(request);
    if (request.url === `/${COMPANION_BOARDS}`) return 'boards';
    const [, uuid] = /^\/api\/leaderboard\/skywars(?:\/players\/([0-9a-f-]{36}))?$/.exec(
      request.url ?? '',
    ) ?? [''];
    const isRemoval = uuid !== undefined && request.method === 'DELETE';
    if (!isRemoval && request.url !== '/api/leaderboard/skywars') return 'not_found';
    if (request.headers.authorization !== `Bearer ${key}`) return 'unauthenticated';
    const trouble = troubles.shift();
    if (trouble !== undefined && trouble !== 'none' && trouble !== 'drop') return trouble;
    if (isRemoval) {
      sink.removed.push(uuid);
      return players.delete(uuid) ? 'removed' : 'not_found';
    }
    if (Buffer.byteLength(body) > BODY_LIMIT) return 'too_large';
    const push = leaderboardPushSchema(metricsOf('skywars')).validateSync(JSON.parse(body));
    for (const player of push.players) players.set(player.uuid, player);
    sink.leftOut = push.leftOut ?? sink.leftOut;
    calls.push(push.players.length);
    return trouble === 'drop' ? 'drop' : push.players.length;
  }

  const { url, close } = await serveLocally((request, response) => {
    void take(request).then(
      (outcome) => {
        if (outcome === 'drop') return void response.destroy();
        if (outcome === 'boards') {
          const { boards } = sink;
          const file = typeof boards === 'string' ? boards : JSON.stringify(boards);
          return void response.writeHead(boards === undefined ? 404 : 200).end(file);
        }
        if (outcome === 'removed') return void response.writeHead(204).end();
        const isTaken = typeof outcome === 'number';
        response.writeHead(isTaken ? 200 : ERROR_STATUS[outcome], {
          'Content-Type': 'application/json',
          ...(outcome === 'rate_limited' && { 'Retry-After': '7' }),
        });
        const error = { code: outcome, message: 'No.' };
        response.end(JSON.stringify(isTaken ? { accepted: outcome } : { error }));
      },
      () => response.writeHead(ERROR_STATUS.validation_failed).end('{}'),
    );
  });
  const sink: LeaderboardSink = {
    url,
    players,
    leftOut: undefined,
    removed: [],
    calls,
    troubles,
    boards,
    stop: close,
  };
  return sink;
}
