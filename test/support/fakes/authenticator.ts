import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** An authenticator's key for a site. */
interface Credential {
  readonly id: string;
  readonly key: KeyObject;
  readonly userHandle: string;
  counter: number;
}

interface Behaviour {
  /** Origin and id of the site shown to it; default to those at creation. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the owner confirmed with a fingerprint or a PIN. */
  readonly isVerified?: boolean;
  /** Signature counter; by default it increases by one each time. */
  readonly counter?: number;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;

/** Creates and uses passkeys like a browser with an authenticator, by the W3C's WebAuthn level 3. */
export class FakeAuthenticator {
  private readonly credentials: Credential[] = [];

  constructor(private readonly siteUrl: string) {}

  /** Returns the result of `navigator.credentials.create`, as JSON. */
  create(
    options: { challenge: string; user: { id: string } },
    { isVerified = true, counter = 0, ...shown }: Behaviour = {},
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(32);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const attested = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, cose]);
    const data = Buffer.concat([this.data(FLAGS.attested, isVerified, counter, shown), attested]);
    const credential = {
      id: id.toString('base64url'),
      key: privateKey,
      userHandle: options.user.id,
      counter,
    };
    this.credentials.push(credential);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, shown).toString('base64url'),
        attestationObject: Buffer.concat([
          Buffer.from('a3', 'hex'),
          ...[text('fmt'), text('none'), text('attStmt'), Buffer.from('a0', 'hex')],
          ...[text('authData'), Buffer.from('59', 'hex'), uint16(data.length), data],
        ]).toString('base64url'),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Returns the result of `navigator.credentials.get`, as JSON, with the most recent passkey. */
  get(options: { challenge: string }, { isVerified = true, counter, ...shown }: Behaviour = {}) {
    const credential = this.credentials.at(-1);
    if (!credential) throw new Error('This authenticator has no passkey.');
    credential.counter = counter ?? credential.counter + 1;
    const clientData = this.clientData('webauthn.get', options.challenge, shown);
    const data = this.data(0, isVerified, credential.counter, shown);
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      id: credential.id,
      rawId: credential.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, credential.key).toString('base64url'),
        userHandle: credential.userHandle,
      },
    };
  }

  private data(flags: number, isVerified: boolean, counter: number, { rpId }: Behaviour): Buffer {
    const all = flags + FLAGS.present + (isVerified ? FLAGS.verified : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const id = rpId ?? new URL(this.siteUrl).hostname;
    return Buffer.concat([createHash('sha256').update(id).digest(), Buffer.from([all]), count]);
  }

  private clientData(type: string, challenge: string, { origin }: Behaviour): Buffer {
    const data = { type, challenge, origin: origin ?? new URL(this.siteUrl).origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(data));
  }
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}

/** Encodes a short text as CBOR. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}
