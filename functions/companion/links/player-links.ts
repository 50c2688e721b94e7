import { randomInt, randomUUID } from 'node:crypto';
import type { User } from '@/contract/users';
import { PLAYER_LINK_MS, type PlayerLinkResponse } from '@/contract/votes';
import { auditRecord } from '../../core/audit/audit-record';
import { fold } from '../../core/auth/account-keys';
import type { Caller } from '../../core/auth/caller';
import { keyedHash } from '../../core/auth/keyed-hash';
import { ownerStays } from '../../core/auth/owner-stays';
import { signedOut } from '../../core/auth/signed-out';
import { ApiError } from '../../core/errors/api-error';
import { refuseFor } from '../../core/limits/network';
import type { Clock } from '../../core/time/clock';
import type { LinkStore } from './link-store';

/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

export interface LinkParts {
  readonly store: LinkStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly siteSecret: string;
}

/** Accounts and the players that their owners are. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createPlayerLinks({ store, clock, siteSecret }: LinkParts) {
  const hashOf = (id: string, code: string) =>
    keyedHash(siteSecret, 'player-link:', `${id} ${code.replaceAll(/[\s-]/g, '').toUpperCase()}`).toString(
      'base64url',
    );

  return {
    /** Has a code shown to a player, which counts for a quarter of an hour. */
    async start({ user }: Caller, player: string): Promise<PlayerLinkResponse> {
      const [id, now] = [randomUUID(), clock.now()];
      const code = Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
      const expiresAt = now + PLAYER_LINK_MS;
      const link = {
        id,
        account: user.id,
        player,
        key: fold(player),
        code,
        codeHash: hashOf(id, code),
        expiresAt,
      };
      const outcome = await store.start(link, now);
      if (outcome === 'taken') throw taken();
      if (outcome === 'full') throw full();
      return { id, expiresAt: new Date(expiresAt).toISOString() };
    },

    async confirm({ user }: Caller, id: string, code: string): Promise<User> {
      const confirmed = await store.confirm(id, user.id, hashOf(id, code));
      switch (confirmed.outcome) {
        case 'linked':
          return confirmed.user;
        case 'over':
          return over(confirmed.retryAfterMs);
        case 'taken':
          throw taken();
        case 'missing':
          throw signedOut();
        case 'wrong':
          throw wrong('This is not the code');
        case 'unknown':
          throw wrong('This code has expired: please ask for another one');
      }
    },

    async unlink({ user }: Caller) {
      await store.unlink(user.id);
    },

    /** Unlinks the player of an account, by an admin. @throws ApiError `not_found`, or `forbidden` for the owner's */
    async release(actor: User, account: string) {
      const outcome = await store.unlink(account, auditRecord(clock, actor, 'user.player_released'));
      if (outcome === 'owner') throw ownerStays();
      if (outcome === 'missing') throw noSuchUser();
    },
  };
}

function over(retryAfterMs: number): never {
  refuseFor(Math.max(1, retryAfterMs), 'Too many wrong codes: please ask for another one.');
  throw wrong('This code has expired: please ask for another one');
}

/** Codes are over by then. */
function full(): ApiError {
  return new ApiError('full', 'Too many players are being linked at the moment.', {
    retryAfter: PLAYER_LINK_MS / 1_000,
  });
}

function taken(): ApiError {
  return new ApiError('conflict', 'This player belongs to another account.', {
    fields: { username: 'This player belongs to another account' },
  });
}

function wrong(code: string): ApiError {
  return new ApiError('validation_failed', 'Please check the fields.', { fields: { code } });
}

export function noSuchUser(): ApiError {
  return new ApiError('not_found', 'There is no such user.');
}
