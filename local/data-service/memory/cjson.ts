import { CommandError } from '../port';
import { isTable, itemsOf, listTable, type LuaTable, type LuaValue, NULL } from './lua-values';
import { type Bytes, toBytes } from './replies';

const NAMED: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '/': '\\/',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

/** Implements `cjson.encode` of Redis scripts: an empty table is an object, and bytes above 127 stay unchanged. */
export function encodeJson(value: LuaValue): Bytes {
  if (value === undefined || value === NULL) return 'null';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return encodeNumber(value);
  if (typeof value === 'string') return encodeText(value);
  if (!isTable(value)) throw new CommandError('ERR Cannot serialise this value');
  return encodeTable(value);
}

function encodeTable(table: LuaTable): Bytes {
  const items = itemsOf(table);
  if (items.length > 0 && items.length === table.size) return `[${items.map(encodeJson).join(',')}]`;
  const fields = [...table].map(([key, value]) => {
    if (typeof key !== 'string' && typeof key !== 'number') {
      throw new CommandError('ERR Cannot serialise table: table key must be a number or string');
    }
    return `${encodeText(typeof key === 'number' ? encodeNumber(key) : key)}:${encodeJson(value)}`;
  });
  return `{${fields.join(',')}}`;
}

function encodeNumber(value: number): Bytes {
  if (!Number.isFinite(value)) throw new CommandError('ERR Cannot serialise number: must not be NaN or Inf');
  return String(Number(value.toPrecision(14)));
}

function encodeText(text: Bytes): Bytes {
  // eslint-disable-next-line no-control-regex -- control characters are what is escaped
  const escaped = text.replace(/["\\/\x00-\x1f\x7f]/g, (character) => {
    return NAMED[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}

/** Implements `cjson.decode`: `null` is `cjson.null`, at any depth. */
export function decodeJson(text: Bytes): LuaValue {
  try {
    return fromJson(JSON.parse(Buffer.from(text, 'latin1').toString()));
  } catch {
    throw new CommandError('ERR Expected value but found invalid token');
  }
}

function fromJson(value: unknown): LuaValue {
  if (typeof value === 'string') return toBytes(value);
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return listTable(value.map(fromJson));
  if (typeof value !== 'object' || value === null) return NULL;
  return new Map(Object.entries(value).map(([key, item]) => [toBytes(key), fromJson(item)]));
}
