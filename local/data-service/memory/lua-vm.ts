import type { LuaState } from 'fengari';
import { CommandError } from '../port';
import { isTable, type LuaTable, type LuaValue, NULL } from './lua-values';
import { type Bytes } from './replies';

/** Function for scripts. A `CommandError` becomes a Lua error, a table with the message as `err`. */
export type LuaFunction = (...parameters: LuaValue[]) => LuaValue;

export interface LuaVm {
  setGlobal(name: string, value: LuaValue | LuaFunction): void;
  /**
   * Runs a script and returns its first result.
   * @throws CommandError if it does not compile or ends with an error
   */
  run(script: Bytes): LuaValue;
}

const DEEPEST = 100;
/** Stand-in for `NULL` inside Lua; scripts can compare it. */
const NULL_POINTER = {};

/**
 * Loads a Lua whose numbers are all floating-point, as in Redis's Lua 5.1: fengari's own integers have 32 bits, and would
 * overflow at times in milliseconds. Both its setting and its number parser must be changed.
 */
async function loadFengari() {
  process.env.FENGARICONF = JSON.stringify({ LUA_COMPAT_FLOATSTRING: true });
  const fengari = await import('fengari');
  const { default: lobject } = await import('fengari/src/lobject.js');
  const parseNumber = lobject.luaO_str2num;
  lobject.luaO_str2num = (text, into) => {
    const size = parseNumber(text, into);
    if (size > 0) into.setfltvalue(into.value);
    return size;
  };
  return fengari;
}

let loading: ReturnType<typeof loadFengari> | undefined;

/** Creates a Lua with the libraries of Redis scripts, and without access to the outside. */
export async function createLuaVm(): Promise<LuaVm> {
  const { lauxlib, lua, lualib, to_luastring: toLuaString } = await (loading ??= loadFengari());
  const state = lauxlib.luaL_newstate();
  const libraries = {
    _G: lualib.luaopen_base,
    math: lualib.luaopen_math,
    string: lualib.luaopen_string,
    table: lualib.luaopen_table,
  };
  for (const [name, open] of Object.entries(libraries)) {
    lauxlib.luaL_requiref(state, toLuaString(name), open, 1);
    lua.lua_pop(state, 1);
  }

  function pushBytes(target: LuaState, text: Bytes): void {
    lua.lua_pushlstring(target, new Uint8Array(Buffer.from(text, 'latin1')), text.length);
  }

  function push(target: LuaState, value: LuaValue): void {
    lua.lua_checkstack(target, 4);
    if (value === undefined) lua.lua_pushnil(target);
    else if (typeof value === 'boolean') lua.lua_pushboolean(target, value);
    else if (typeof value === 'number') lua.lua_pushnumber(target, value);
    else if (typeof value === 'string') pushBytes(target, value);
    else if (isTable(value)) pushTable(target, value);
    else lua.lua_pushlightuserdata(target, NULL_POINTER);
  }

  function pushTable(target: LuaState, table: LuaTable): void {
    lua.lua_createtable(target, 0, table.size);
    for (const [key, value] of table) {
      push(target, key);
      push(target, value);
      lua.lua_rawset(target, -3);
    }
  }

  function pushFunction(target: LuaState, run: LuaFunction): void {
    lua.lua_pushjsfunction(target, (caller) => {
      const parameters = Array.from({ length: lua.lua_gettop(caller) }, (_item, index) =>
        read(caller, index + 1),
      );
      try {
        push(caller, run(...parameters));
        return 1;
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        push(caller, new Map([['err', error.message]]));
      }
      return lua.lua_error(caller);
    });
  }

  function read(source: LuaState, index: number, depth = 0): LuaValue {
    switch (lua.lua_type(source, index)) {
      case lua.LUA_TBOOLEAN:
        return lua.lua_toboolean(source, index);
      case lua.LUA_TNUMBER:
        return lua.lua_tonumber(source, index);
      case lua.LUA_TSTRING:
        return Buffer.from(lua.lua_tolstring(source, index)).toString('latin1');
      case lua.LUA_TLIGHTUSERDATA:
        return NULL;
      case lua.LUA_TTABLE:
        return readTable(source, lua.lua_absindex(source, index), depth + 1);
      default:
        return undefined;
    }
  }

  function readTable(source: LuaState, index: number, depth: number): LuaTable {
    if (depth > DEEPEST) throw new CommandError('ERR reached lua stack limit');
    lua.lua_checkstack(source, 4);
    const table: LuaTable = new Map();
    lua.lua_pushnil(source);
    while (lua.lua_next(source, index) !== 0) {
      table.set(read(source, -2, depth), read(source, -1, depth));
      lua.lua_pop(source, 1);
    }
    return table;
  }

  return {
    setGlobal(name, value) {
      lua.lua_pushglobaltable(state);
      pushBytes(state, name);
      if (typeof value === 'function') pushFunction(state, value);
      else push(state, value);
      lua.lua_rawset(state, -3);
      lua.lua_pop(state, 1);
    },

    run(script) {
      const source = new Uint8Array(Buffer.from(script, 'latin1'));
      const name = toLuaString('@user_script');
      try {
        if (lauxlib.luaL_loadbuffer(state, source, source.length, name) !== lua.LUA_OK) {
          throw new CommandError(`ERR Error compiling script (new function): ${String(read(state, -1))}`);
        }
        const status = lua.lua_pcall(state, 0, 1, 0);
        const result = read(state, -1);
        if (status === lua.LUA_OK) return result;
        const message = isTable(result) ? result.get('err') : `ERR ${String(result)}`;
        throw new CommandError(typeof message === 'string' ? message : 'ERR unknown error');
      } finally {
        lua.lua_settop(state, 0);
      }
    },
  };
}
