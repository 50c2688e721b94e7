import {
  COMPANION_PATHS,
  type CompanionSyncResponse,
  companionSyncSchema,
  SYNC_LIMIT_BYTES,
} from '@/contract/companion-sync';
import type { UserResponse } from '@/contract/users';
import type { CompanionsResponse } from '@/contract/vote-desk';
import { VOTE_DESK_PATHS, VOTE_PATHS } from '@/contract/vote-paths';
import { playerConfirmSchema, playerLinkSchema } from '@/contract/vote-requests';
import type { PlayerLinkResponse, VoteBridgeResponse } from '@/contract/votes';
import { cachedForAll } from '../core/http/cached-for-all';
import { json } from '../core/http/json';
import { noContent } from '../core/http/no-content';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { PLAYER_LINK_LIMIT, PLAYER_LINK_OF_ACCOUNT_LIMIT } from '../core/limits/rate-limit';
import type { CompanionServices } from './build-companions';
import { noSuchUser } from './links/player-links';

export const companionRoutes = ({ companions, links }: CompanionServices): Route[] => [
  /** A `CompanionSyncResponse`; 409 while another companion speaks for the server, 429 beyond 60 calls a minute. */
  route({
    method: 'POST',
    path: COMPANION_PATHS.companionSync,
    auth: 'gameServer',
    limit: null,
    body: { schema: companionSyncSchema, maxBytes: SYNC_LIMIT_BYTES },
    handle: async ({ body }) => json<CompanionSyncResponse>(await companions.sync(body)),
  }),

  /** A `VoteBridgeResponse`, the same for all visitors. */
  route({
    method: 'GET',
    path: VOTE_PATHS.bridge,
    auth: 'public',
    limit: null,
    body: null,
    handle: async () => json<VoteBridgeResponse>(await companions.bridge(), { headers: cachedForAll() }),
  }),

  /** A `CompanionsResponse`. */
  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.companions,
    auth: 'admin',
    limit: null,
    body: null,
    handle: async () => json<CompanionsResponse>(await companions.list()),
  }),

  /** 202 with a `PlayerLinkResponse`; 409 for a player who belongs to another account. */
  route({
    method: 'POST',
    path: VOTE_PATHS.player,
    auth: 'account',
    limit: { rule: PLAYER_LINK_LIMIT, ofAccount: PLAYER_LINK_OF_ACCOUNT_LIMIT, counted: 'before' },
    body: { schema: playerLinkSchema },
    handle: async ({ caller, body: { username } }) =>
      json<PlayerLinkResponse>(await links.start(caller, username), { status: 202 }),
  }),

  /** A `UserResponse`; 422 with `fields.code`, from the sixth wrong code on 429, 409 when somebody else was faster. */
  route({
    method: 'POST',
    path: VOTE_PATHS.playerConfirm,
    auth: 'account',
    limit: null,
    body: { schema: playerConfirmSchema },
    handle: async ({ caller, body: { id, code } }) =>
      json<UserResponse>({ user: await links.confirm(caller, id, code) }),
  }),

  /** 204, and the account is no player any more. */
  route({
    method: 'DELETE',
    path: VOTE_PATHS.player,
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      await links.unlink(caller);
      return noContent();
    },
  }),

  /** 204, and the player can be linked by another account; 404 for an unknown user. */
  route({
    method: 'DELETE',
    path: VOTE_DESK_PATHS.userPlayer,
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchUser),
    async handle({ caller, params }) {
      await links.release(caller.user, params.id);
      return noContent();
    },
  }),
];
