import { factorRefusals } from '#messages/account-refusals';
import type { PasskeyInfo, PasskeyOptionsResponse, PasskeyResponse } from '@/contract/second-factor';
import type { NewPasskey } from '@/contract/second-factor-requests';
import type { Caller } from '../../core/auth/caller';
import { signedOut } from '../../core/auth/refusals';
import { issueSignedToken, readSignedToken } from '../../core/auth/signed-token';
import { ApiError } from '../../core/errors/api-error';
import { secondFactorAddedEmail, secondFactorRemovedEmail } from '../../mail';
import type { Arrival } from '../arrival';
import type { FactorParts } from './factor-parts';
import type { Passkey } from './factor-record';
import { CHALLENGE_MS } from './factor-store';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { challengeOf, type RelyingParty } from './relying-party';

export interface OwnPasskeysParts extends FactorParts {
  readonly relyingParty: RelyingParty;
}

type From = Pick<Arrival, 'address' | 'later'>;

/** Binds a challenge to one account. */
const useBy = (userId: string) => `new-passkey:${userId}`;

/** Actions of users on their own passkeys. Rejects with `ApiError`, and with `UnavailableError`. */
export function createOwnPasskeys(parts: OwnPasskeysParts) {
  const { store, relyingParty, mailer, securityLog, clock, siteSecret } = parts;

  async function passkeysOf(userId: string): Promise<readonly Passkey[]> {
    const holder = await store.load(userId);
    if (!holder) throw signedOut();
    return holder.factors.passkeys;
  }

  return {
    async options({ user }: Caller): Promise<PasskeyOptionsResponse> {
      const known = await passkeysOf(user.id);
      const { token } = issueSignedToken(useBy(user.id), clock.now(), siteSecret);
      return { options: { ...(await relyingParty.newKeyOptions(user, token, known)) } };
    },

    /**
     * Adds a passkey, once per challenge.
     * @throws ApiError `validation_failed` with `fields.response` when it is not for this account and site, or too late;
     * `conflict` when the account has ten
     */
    async add(
      { user }: Caller,
      { name, response }: NewPasskey,
      { address, later }: From,
    ): Promise<PasskeyResponse> {
      const now = clock.now();
      const challenge = challengeOf(response.response.clientDataJSON);
      const known = readSignedToken(
        { use: useBy(user.id), validMs: CHALLENGE_MS, now },
        challenge,
        siteSecret,
      );
      const key = known && (await relyingParty.readNewKey(response, challenge));
      if (!known || !key) throw notAdded();
      const passkey: Passkey = { ...key, name, createdAt: now, lastUsedAt: null };
      const codes = newRecoveryCodes();
      const queued = [secondFactorAddedEmail(user.email, 'passkey')];
      const outcome = await store.addPasskey(
        user.id,
        passkey,
        { challengeHash: known.hash, recoveryHashes: codes.map((code) => hashRecoveryCode(user.id, code)) },
        mailer.pack(queued),
      );
      if (outcome === 'full') throw new ApiError('conflict', factorRefusals.passkeysFull);
      if (outcome === 'used') throw notAdded();
      if (outcome === 'missing') throw signedOut();
      later(mailer.deliver(queued));
      securityLog('second_factor_added', { userId: user.id, network: address }, { factor: 'passkey' });
      return { passkey: toInfo(passkey), recoveryCodes: outcome === 'coded' ? codes : null };
    },

    /** Lists passkeys, oldest first. */
    async list({ user }: Caller): Promise<PasskeyInfo[]> {
      return toInfos(await passkeysOf(user.id));
    },

    /** Resolves to false when the account has no such passkey. */
    async remove({ user }: Caller, id: string, { address, later }: From): Promise<boolean> {
      const queued = [secondFactorRemovedEmail(user.email, 'passkey')];
      if ((await store.removePasskey(user.id, id, mailer.pack(queued))) === 'missing') return false;
      later(mailer.deliver(queued));
      securityLog('second_factor_removed', { userId: user.id, network: address }, { factor: 'passkey' });
      return true;
    },
  };
}

/** Returns passkeys in the shape of the contract, oldest first. */
export function toInfos(passkeys: readonly Passkey[]): PasskeyInfo[] {
  return passkeys.toSorted((a, b) => a.createdAt - b.createdAt).map(toInfo);
}

function toInfo({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyInfo {
  return {
    id,
    name,
    createdAt: new Date(createdAt).toISOString(),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
  };
}

function notAdded(): ApiError {
  const { message, field } = factorRefusals.passkeyNotAdded;
  return new ApiError('validation_failed', message, { fields: { response: field } });
}
