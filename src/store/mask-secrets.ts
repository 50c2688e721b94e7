/** Replaces a secret in Redux DevTools. */
export const MASK = '••••••';

/** Names of fields that hold a secret, in any spelling: `token`, `currentPassword`, `Authorization`, `idempotencyKey`, `recoveryCodes`. */
const SECRET = /token|password|authorization|secret|key|ticket|codes?$|uri$/i;
/** Format of a secret key's value; other keys name parts of the state. */
const UUID = /^.{8}-.{4}-/;
/** Occurs in every code that a person types, and in no error code. */
const TYPED = /[\d-]/;

const PLAIN: unknown[] = [Object.prototype, Array.prototype, null];

const maskText = (text: string, name: string): string => {
  const secret = /key$/i.test(name) ? UUID : /codes?$/i.test(name) ? TYPED : /./;
  if (SECRET.test(name) && secret.test(text)) return MASK;
  // redux-persist and RTK Query store some objects as JSON.
  if (!/^[[{]/.test(text) || !SECRET.test(text)) return text;
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text)));
  } catch {
    return MASK;
  }
};

/**
 * Masks every string, or list of strings, in a field with a secret's name, at any depth. Values without
 * secrets are returned as they are, so that DevTools still sees which parts of the state did not change.
 */
export const maskSecrets = <Value>(value: Value, name: unknown = ''): Value => {
  if (typeof value === 'string') return maskText(value, name as string) as Value;
  if (typeof value !== 'object' || !value || !PLAIN.includes(Object.getPrototypeOf(value))) return value;
  let shown = value;
  for (const key of Object.keys(value) as (keyof Value & string)[]) {
    const masked = maskSecrets(value[key], Array.isArray(value) ? name : key);
    if (masked === value[key]) continue;
    if (shown === value)
      shown = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as typeof value;
    shown[key] = masked;
  }
  return shown;
};
