/** What stands in Redux DevTools instead of a secret. */
export const MASK = '••••••';

/** Names of fields that hold a secret, in any spelling: `token`, `currentPassword`, `Authorization`, `idempotencyKey`, `recoveryCodes`. */
const SECRET = /token|password|authorization|secret|key|ticket|codes?$|uri$/i;
/** What a key is made of that opens something; others name parts of the state. */
const UUID = /^.{8}-.{4}-/;
/** What is in every code that somebody types, and in no code of an error. */
const TYPED = /[\d-]/;

const PLAIN: unknown[] = [Object.prototype, Array.prototype, null];

const maskText = (text: string, name: string): string => {
  const secret = /key$/i.test(name) ? UUID : /codes?$/i.test(name) ? TYPED : /./;
  if (SECRET.test(name) && secret.test(text)) return MASK;
  // redux-persist and RTK Query keep some objects as JSON.
  if (!/^[[{]/.test(text) || !SECRET.test(text)) return text;
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text)));
  } catch {
    return MASK;
  }
};

/**
 * The same value with every string, or list of strings, in a field that is named like a secret masked, at any depth. What contains no secret is
 * returned as it is, so that DevTools still sees which parts of the state did not change.
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
