/** What stands in Redux DevTools instead of a secret. */
export const MASK = '••••••';

/** Names of fields that hold a secret, in any spelling: `token`, `currentPassword`, `Authorization`, `idempotencyKey`. */
const SECRET = /token|password|authorization|secret|key/i;
/** What a key is made of that opens something; others name parts of the state. */
const UUID = /^.{8}-.{4}-/;

type Fields = Record<string, unknown>;

const isPlain = (value: object): value is Fields => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

const maskText = (text: string): string => {
  // redux-persist and RTK Query keep some objects as JSON.
  if (!/^[[{]/.test(text) || !SECRET.test(text)) return text;
  try {
    return JSON.stringify(maskSecrets(JSON.parse(text)));
  } catch {
    return MASK;
  }
};

const maskField = (name: string, value: unknown): unknown =>
  SECRET.test(name) && typeof value === 'string' && (/key$/i.test(name) ? UUID.test(value) : value !== '')
    ? MASK
    : maskSecrets(value);

/**
 * The same value with every string in a field that is named like a secret masked, at any depth. What contains no secret is
 * returned as it is, so that DevTools still sees which parts of the state did not change.
 */
export const maskSecrets = <Value>(value: Value): Value => {
  if (typeof value === 'string') return maskText(value) as Value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => maskSecrets(item));
    return items.some((item, index) => item !== value[index]) ? (items as Value) : value;
  }
  if (!isPlain(value)) return value;
  const entries = Object.entries(value).map(([name, field]) => [name, maskField(name, field)] as const);
  return entries.some(([name, field]) => field !== value[name])
    ? (Object.fromEntries(entries) as Value)
    : value;
};
