import { generateKeyPairSync } from 'node:crypto';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { identity } from '#network/identity';
import type { NewPasskey, PasskeySignIn } from '@/contract/second-factor-requests';
import type { User } from '@/contract/users';
import { once } from '../../core/once';
import { isRecord } from '../../core/untrusted';
import type { Passkey } from './factor-record';
import { CHALLENGE_MS } from './factor-store';

/** EdDSA, ES256 and RS256, by their COSE numbers: the algorithms of common authenticators. */
const ALGORITHMS = [-8, -7, -257];

const library = once(() => import('@simplewebauthn/server'));

export type RelyingParty = ReturnType<typeof createRelyingParty>;

/** The verified data of a new passkey. */
export type NewKey = Pick<Passkey, 'id' | 'publicKey' | 'counter' | 'transports'>;

/**
 * The site as a WebAuthn relying party, identified by the host of its own address, whatever a request's `Host` says.
 * Authenticators verify their users, so that a passkey is two factors in one.
 * @param siteUrl URL of the published site
 */
export function createRelyingParty(siteUrl: string) {
  const { hostname: id, origin } = new URL(siteUrl);
  const expected = { expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
  const standIn = once(standInKey);

  return {
    /** Returns options for `navigator.credentials.create`, as JSON. */
    async newKeyOptions(
      { id: userId, username, email }: User,
      challenge: string,
      known: readonly Passkey[],
    ): Promise<PublicKeyCredentialCreationOptionsJSON> {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: identity.name,
        rpID: id,
        userID: new Uint8Array(handleOf(userId)),
        userName: email,
        userDisplayName: username,
        challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
        timeout: CHALLENGE_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ id: knownId, transports }) => ({
          id: knownId,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
    },

    /** Returns options for `navigator.credentials.get`, as JSON: any passkey that the device has for this site. */
    signInOptions: (challenge: string): PublicKeyCredentialRequestOptionsJSON => ({
      challenge,
      rpId: id,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    }),

    /** Returns the key that was made for this challenge; null when it was not, or not for this site. */
    async readNewKey(
      { id: keyId, response }: NewPasskey['response'],
      challenge: string,
    ): Promise<NewKey | null> {
      const { verifyRegistrationResponse } = await library();
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: {
            id: keyId,
            rawId: keyId,
            type: 'public-key',
            clientExtensionResults: {},
            response: { ...response, transports: [] },
          },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: ALGORITHMS,
          ...expected,
        });
        if (!verified) return null;
        const { credential } = registrationInfo;
        return {
          id: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: response.transports.filter((transport) => TRANSPORT.test(transport)),
        };
      } catch {
        return null;
      }
    },

    /**
     * Returns the passkey's counter after a use that it signed for this challenge and site; null without a valid signature. A
     * missing passkey gives null after as much work.
     */
    async readUse(
      { id: keyId, response }: PasskeySignIn['response'],
      challenge: string,
      passkey: Passkey | null,
    ): Promise<number | null> {
      const { verifyAuthenticationResponse } = await library();
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: { id: keyId, rawId: keyId, type: 'public-key', clientExtensionResults: {}, response },
          expectedChallenge: challenge,
          credential: {
            id: keyId,
            publicKey: new Uint8Array(passkey ? Buffer.from(passkey.publicKey, 'base64url') : standIn()),
            // The script that takes the use checks whether the counter has increased.
            counter: 0,
            transports: [...(passkey?.transports ?? [])],
          },
          ...expected,
        });
        return verified && passkey ? authenticationInfo.newCounter : null;
      } catch {
        return null;
      }
    },
  };
}

const TRANSPORT = /^[a-z-]{1,20}$/;

/** Returns an account's user handle: the bytes of its id, which reveal nothing about a person. */
function handleOf(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}

/** Returns the account of a user handle; null for an invalid one. */
export function userIdOf(handle: string): string | null {
  const bytes = Buffer.from(handle, 'base64url');
  if (bytes.length !== 16) return null;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Returns the challenge from the client data, unverified; empty when it is missing. */
export function challengeOf(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    return isRecord(data) && typeof data['challenge'] === 'string' ? data['challenge'] : '';
  } catch {
    return '';
  }
}

/** Returns a random public key for ES256, as COSE: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
function standInKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    format: 'jwk',
  });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}
