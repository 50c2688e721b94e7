import type { PasskeyInfo, PasskeyOptionsResponse, PasskeyResponse } from '@/contract/second-factor';
import type { NewPasskey } from '@/contract/second-factor-requests';
import type { Caller } from '../../core/auth/caller';
import { issuePass, readPass } from '../../core/auth/pass';
import { signedOut } from '../../core/auth/signed-out';
import { ApiError } from '../../core/errors/api-error';
import { secondFactorAddedLetter, secondFactorRemovedLetter } from '../../mail';
import type { Arrival } from '../sign-into';
import type { FactorParts } from './factor-parts';
import type { Passkey } from './factor-record';
import { CHALLENGE_MS } from './factor-store';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { challengeOf, type RelyingParty } from './relying-party';

export interface OwnPasskeysParts extends FactorParts {
  readonly relyingParty: RelyingParty;
}

type From = Pick<Arrival, 'address' | 'later'>;

/** A challenge for one account is none for another. */
const useBy = (userId: string) => `new-passkey:${userId}`;

/** What people do with their own passkeys. Rejects with `ApiError`, and with `UnavailableError`. */
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
      const { pass } = issuePass(useBy(user.id), clock.now(), siteSecret);
      return { options: { ...(await relyingParty.newKeyOptions(user, pass, known)) } };
    },

    /**
     * Adds a passkey, once for a challenge.
     * @throws ApiError `validation_failed` with `fields.response` when it is not for this account and site, or too late;
     *   `conflict` when there are ten
     */
    async add(
      { user }: Caller,
      { name, response }: NewPasskey,
      { address, later }: From,
    ): Promise<PasskeyResponse> {
      const now = clock.now();
      const challenge = challengeOf(response.response.clientDataJSON);
      const known = readPass({ use: useBy(user.id), validMs: CHALLENGE_MS, now }, challenge, siteSecret);
      const key = known && (await relyingParty.readNewKey(response, challenge));
      if (!known || !key) throw notAdded();
      const passkey: Passkey = { ...key, name, createdAt: now, lastUsedAt: null };
      const codes = newRecoveryCodes();
      const letters = [secondFactorAddedLetter(user.email, 'passkey')];
      const outcome = await store.addPasskey(
        user.id,
        passkey,
        { challengeHash: known.hash, recoveryHashes: codes.map((code) => hashRecoveryCode(user.id, code)) },
        mailer.pack(letters),
      );
      if (outcome === 'full') throw new ApiError('conflict', 'You have ten passkeys: remove one first.');
      if (outcome === 'used') throw notAdded();
      if (outcome === 'missing') throw signedOut();
      later(mailer.deliver(letters));
      securityLog('second_factor_added', { userId: user.id, network: address }, { factor: 'passkey' });
      return { passkey: toInfo(passkey), recoveryCodes: outcome === 'coded' ? codes : null };
    },

    /** The oldest first. */
    async list({ user }: Caller): Promise<PasskeyInfo[]> {
      return toInfos(await passkeysOf(user.id));
    },

    /** False when the account has no such passkey. */
    async remove({ user }: Caller, id: string, { address, later }: From): Promise<boolean> {
      const letters = [secondFactorRemovedLetter(user.email, 'passkey')];
      if ((await store.removePasskey(user.id, id, mailer.pack(letters))) === 'missing') return false;
      later(mailer.deliver(letters));
      securityLog('second_factor_removed', { userId: user.id, network: address }, { factor: 'passkey' });
      return true;
    },
  };
}

/** As the wire shows them, the oldest first. */
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
  const response =
    'This passkey does not count here: it was added before, or took too long. Please begin again';
  return new ApiError('validation_failed', 'The passkey was not added. Please begin again.', {
    fields: { response },
  });
}
