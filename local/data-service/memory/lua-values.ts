import { type Bytes } from './replies';

/** A value of Lua as it passes to and from JavaScript. `NULL` is what `cjson.null` is. */
export type LuaValue = undefined | boolean | number | Bytes | LuaTable | typeof NULL;
export type LuaTable = Map<LuaValue, LuaValue>;

export const NULL: unique symbol = Symbol('null');

export function isTable(value: LuaValue): value is LuaTable {
  return value instanceof Map;
}

/** The items from 1 up to the first gap. */
export function itemsOf(table: LuaTable): LuaValue[] {
  const items: LuaValue[] = [];
  while (table.has(items.length + 1)) items.push(table.get(items.length + 1));
  return items;
}

/** A table that lists items; what is `undefined` leaves a gap. */
export function listTable(items: readonly LuaValue[]): LuaTable {
  return new Map(items.map((item, index) => [index + 1, item]));
}
