import { randomInt, randomUUID } from 'node:crypto';
import { accountRefusals } from '#messages/account-refusals';
import { playerLinkRefusals as texts } from '#messages/vote-refusals';
import type { User } from '@/contract/users';
import { PLAYER_LINK_MS, type PlayerLinkResponse } from '@/contract/votes';
import { fold } from '../../core/auth/account-keys';
import type { Caller } from '../../core/auth/caller';
import { keyedHash } from '../../core/auth/keyed-hash';
import { ownerStays, signedOut } from '../../core/auth/refusals';
import { ApiError, invalidFields } from '../../core/errors/api-error';
import { refuseFor } from '../../core/limits/network';
import { auditRecord } from '../../core/request';
import type { Clock } from '../../core/time/clock';
import type { LinkStore } from './link-store';

/** Letters and digits that cannot be confused. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 6;

export interface LinkParts {
  readonly store: LinkStore;
  readonly clock: Pick<Clock, 'now'>;
  readonly siteSecret: string;
}

/** Links of accounts to their owners' players. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createPlayerLinks({ store, clock, siteSecret }: LinkParts) {
  const hashOf = (id: string, code: string) =>
    keyedHash(siteSecret, 'player-link:', `${id} ${code.replaceAll(/[\s-]/g, '').toUpperCase()}`).toString(
      'base64url',
    );

  return {
    /** Shows a code to a player, which is valid for 15 minutes. */
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
          throw wrong(texts.wrongCode);
        case 'unknown':
          throw wrong(texts.expiredCode);
      }
    },

    async unlink({ user }: Caller) {
      await store.unlink(user.id);
    },

    /** Unlinks the player of an account, by an admin. @throws ApiError `not_found`, or `forbidden` for the owner's */
    async unlinkOther(actor: User, account: string) {
      const outcome = await store.unlink(account, auditRecord(clock, actor, 'user.player_released'));
      if (outcome === 'owner') throw ownerStays();
      if (outcome === 'missing') throw noSuchUser();
    },
  };
}

function over(retryAfterMs: number): never {
  refuseFor(Math.max(1, retryAfterMs), texts.tooManyCodes);
  throw wrong(texts.expiredCode);
}

/** The codes have expired by then. */
function full(): ApiError {
  return new ApiError('full', texts.tooManyLinks, {
    retryAfter: PLAYER_LINK_MS / 1_000,
  });
}

function taken(): ApiError {
  return new ApiError('conflict', texts.taken, {
    fields: { username: texts.taken },
  });
}

function wrong(code: string): ApiError {
  return invalidFields({ code });
}

export function noSuchUser(): ApiError {
  return new ApiError('not_found', accountRefusals.noSuchUser);
}
