import { type Credentials, unpackAccount } from '../../core/auth/user-record';
import { DatabaseError } from '../../core/database/database';
import { toList, toRecord } from '../../core/database/replies';
import { isRecord } from '../../core/untrusted';

/** A passkey as stored. Times in milliseconds since 1970. */
export interface Passkey {
  /** The credential id, base64url. */
  readonly id: string;
  readonly name: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

/** An authenticator app that has not yet proved that it has the secret. */
export interface PendingApp {
  /** Sealed. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly until: number;
  /** The id of the session that began the set-up, the only one that can finish it. */
  readonly session: string;
}

/** The second factors of an account. Secrets are sealed. */
export interface Factors {
  /** Secret of the authenticator app; null without one. */
  readonly totpSecret: string | null;
  /** The app that is being set up; null without one. */
  readonly pending: PendingApp | null;
  /** Hashes of the unused codes. */
  readonly recoveryCodes: readonly string[];
  readonly passkeys: readonly Passkey[];
}

export interface Holder {
  readonly account: Credentials;
  readonly factors: Factors;
}

/** @throws DatabaseError unless the reply is {account, factors or ''}, or nil */
export function toHolder(reply: unknown): Holder | null {
  if (reply === null) return null;
  const [account, factors] = toList(reply);
  return { account: unpackAccount(account), factors: factors === '' ? NO_FACTORS : unpack(factors) };
}

const NO_FACTORS: Factors = { totpSecret: null, pending: null, recoveryCodes: [], passkeys: [] };

/** Lists are stored as text, because Lua scripts write an empty list as an object. */
export function packPasskey({ transports, lastUsedAt, id: _id, ...rest }: Passkey): string {
  return JSON.stringify({ ...rest, transports: transports.join(' '), lastUsedAt: lastUsedAt ?? 0 });
}

function unpack(json: unknown): Factors {
  const { totp, pending, recovery, passkeys } = toRecord(json);
  return {
    totpSecret: isRecord(totp) ? text(totp['secret']) : null,
    pending: isRecord(pending) ? unpackPending(pending) : null,
    recoveryCodes: isRecord(recovery) ? Object.keys(recovery) : [],
    passkeys: isRecord(passkeys)
      ? Object.entries(passkeys).map(([id, passkey]) => unpackPasskey(id, passkey))
      : [],
  };
}

function unpackPending({ secret, until, session }: Record<string, unknown>): PendingApp {
  return { secret: text(secret), until: Number(until), session: text(session) };
}

function unpackPasskey(id: string, passkey: unknown): Passkey {
  if (!isRecord(passkey)) throw new DatabaseError();
  const { name, publicKey, counter, transports, createdAt, lastUsedAt } = passkey;
  return {
    id,
    name: text(name),
    publicKey: text(publicKey),
    counter: Number(counter),
    transports: text(transports).split(' ').filter(Boolean),
    createdAt: Number(createdAt),
    lastUsedAt: Number(lastUsedAt) || null,
  };
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new DatabaseError();
  return value;
}
