const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** What the browser was asked to make or to use. */
export interface AskedPasskeys {
  readonly asked: PublicKeyCredentialCreationOptions[];
  readonly used: PublicKeyCredentialRequestOptions[];
  /** By what name it fails from now on, as when nobody answers its question; null when it does not any more. */
  refuse(name: string | null): void;
}

const common = { id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) };

/** A browser that has passkeys, for every test of the caller's file anew. */
export function bringPasskeys(): AskedPasskeys {
  const asked: PublicKeyCredentialCreationOptions[] = [];
  const used: PublicKeyCredentialRequestOptions[] = [];
  let refusal: string | null = null;
  const answer = <T>(credential: T): Promise<T> =>
    refusal === null ? Promise.resolve(credential) : Promise.reject(new DOMException('No.', refusal));
  const create = ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
    asked.push(publicKey);
    const response = {
      clientDataJSON: bytes('made'),
      attestationObject: bytes('attested'),
      getTransports: () => ['internal'],
    };
    return answer({ ...common, response });
  };
  const get = ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
    used.push(publicKey);
    const response = {
      clientDataJSON: bytes('used'),
      authenticatorData: bytes('data'),
      signature: bytes('signed'),
      userHandle: bytes('steve'),
    };
    return answer({ ...common, response });
  };
  beforeEach(() => {
    [asked.length, used.length, refusal] = [0, 0, null];
    Object.assign(window, { PublicKeyCredential: () => undefined });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  return {
    asked,
    used,
    refuse: (name) => {
      refusal = name;
    },
  };
}
