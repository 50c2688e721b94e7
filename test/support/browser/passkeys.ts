const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

/** Requests to the browser to create or use passkeys. */
export interface AskedPasskeys {
  readonly asked: PublicKeyCredentialCreationOptions[];
  readonly used: PublicKeyCredentialRequestOptions[];
  /** Makes requests fail with this error name, as when the user ignores the prompt; null ends that. */
  refuse(name: string | null): void;
}

const common = { id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) };

/** Provides a browser with passkeys, reset for every test of the caller's file. */
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
