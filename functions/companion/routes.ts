import {
  COMPANION_PATHS,
  type CompanionSyncResponse,
  companionSyncSchema,
  SYNC_LIMIT_BYTES,
  companionSyncResponseSchema,
} from '@/contract/companion-sync';
import { type UserResponse, userResponseSchema } from '@/contract/users';
import { type CompanionsResponse, companionsResponseSchema, VOTE_DESK_PATHS } from '@/contract/vote-desk';
import { playerConfirmSchema, playerLinkSchemaFor } from '@/contract/vote-requests';
import { type PlayerLinkResponse, playerLinkResponseSchema, VOTE_PATHS } from '@/contract/votes';
import { isNameHere, toPlayerName } from '@/lib/player-name';
import { json, noContent } from '../core/http/answers';
import { idParam } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { PLAYER_LINK_LIMIT, PLAYER_LINK_OF_ACCOUNT_LIMIT } from '../core/limits/rate-limit';
import type { CompanionServices } from './build-companions';
import { noSuchUser } from './links/player-links';

export const companionRoutes = ({ companions, links }: CompanionServices): Route[] => [
  /** A `CompanionSyncResponse`; 409 while another companion serves this server, 429 beyond 60 calls a minute. */
  route({
    method: 'POST',
    path: COMPANION_PATHS.companionSync,
    summary: 'Report votes, players and performance of a game server, and get the rewards to deliver',
    gives: { 200: companionSyncResponseSchema },
    refuses: ['conflict'],
    auth: 'gameServer',
    limit: null,
    body: { schema: companionSyncSchema, maxBytes: SYNC_LIMIT_BYTES },
    handle: async ({ body }) => json<CompanionSyncResponse>(await companions.sync(body)),
  }),

  route({
    method: 'GET',
    path: VOTE_DESK_PATHS.companions,
    summary: 'List the known companions',
    gives: { 200: companionsResponseSchema },
    auth: 'admin',
    limit: null,
    body: null,
    handle: async () => json<CompanionsResponse>(await companions.list()),
  }),

  /** 202 with a `PlayerLinkResponse`; 409 for a player who belongs to another account. */
  route({
    method: 'POST',
    path: VOTE_PATHS.player,
    summary: 'Start linking a player to the account, with a code sent to the game’s chat',
    gives: { 202: playerLinkResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: { rule: PLAYER_LINK_LIMIT, ofAccount: PLAYER_LINK_OF_ACCOUNT_LIMIT, counted: 'before' },
    body: { schema: playerLinkSchemaFor(isNameHere) },
    handle: async ({ caller, body: { username } }) =>
      json<PlayerLinkResponse>(await links.start(caller, toPlayerName(username) ?? username), {
        status: 202,
      }),
  }),

  /** A `UserResponse`; 422 with `fields.code`, from the sixth wrong code on 429, 409 when another account was faster. */
  route({
    method: 'POST',
    path: VOTE_PATHS.playerConfirm,
    summary: 'Link the player with the code from the chat',
    gives: { 200: userResponseSchema },
    refuses: ['conflict'],
    auth: 'account',
    limit: null,
    body: { schema: playerConfirmSchema },
    handle: async ({ caller, body: { id, code } }) =>
      json<UserResponse>({ user: await links.confirm(caller, id, code) }),
  }),

  /** 204, and the account is no longer linked. */
  route({
    method: 'DELETE',
    path: VOTE_PATHS.player,
    summary: 'Unlink the player from the account',
    gives: { 204: null },
    auth: 'account',
    limit: null,
    body: null,
    async handle({ caller }) {
      await links.unlink(caller);
      return noContent();
    },
  }),

  /** 204, and the player can be linked by another account; 404 for an unknown user, 403 for the owner. */
  route({
    method: 'DELETE',
    path: VOTE_DESK_PATHS.userPlayer,
    summary: 'Unlink the player of another account',
    gives: { 204: null },
    auth: 'admin',
    limit: null,
    body: null,
    params: idParam(noSuchUser),
    async handle({ caller, params }) {
      await links.unlinkOther(caller.user, params.id);
      return noContent();
    },
  }),
];
