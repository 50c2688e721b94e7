import { type Bytes } from './replies';

/** Lua value as passed to and from JavaScript. `NULL` is `cjson.null`. */
export type LuaValue = undefined | boolean | number | Bytes | LuaTable | typeof NULL;
export type LuaTable = Map<LuaValue, LuaValue>;

export const NULL: unique symbol = Symbol('null');

export function isTable(value: LuaValue): value is LuaTable {
  return value instanceof Map;
}

/** Returns the items from 1 up to the first gap. */
export function itemsOf(table: LuaTable): LuaValue[] {
  const items: LuaValue[] = [];
  while (table.has(items.length + 1)) items.push(table.get(items.length + 1));
  return items;
}

/** Returns a table of items; `undefined` leaves a gap. */
export function listTable(items: readonly LuaValue[]): LuaTable {
  return new Map(items.map((item, index) => [index + 1, item]));
}
