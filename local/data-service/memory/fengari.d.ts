/** Part of fengari (Lua in JavaScript, published without types) that the memory engine uses. */
declare module 'fengari' {
  interface LuaState {
    readonly fengariState: unique symbol;
  }
  type LuaString = Uint8Array;

  export function to_luastring(text: string): LuaString;

  export const lua: {
    readonly LUA_OK: 0;
    readonly LUA_TNIL: 0;
    readonly LUA_TBOOLEAN: 1;
    readonly LUA_TLIGHTUSERDATA: 2;
    readonly LUA_TNUMBER: 3;
    readonly LUA_TSTRING: 4;
    readonly LUA_TTABLE: 5;
    lua_absindex(state: LuaState, index: number): number;
    lua_checkstack(state: LuaState, slots: number): boolean;
    lua_createtable(state: LuaState, list: number, others: number): void;
    lua_error(state: LuaState): never;
    lua_gettop(state: LuaState): number;
    lua_next(state: LuaState, index: number): number;
    lua_pcall(state: LuaState, parameters: number, results: number, handler: number): number;
    lua_pop(state: LuaState, count: number): void;
    lua_pushboolean(state: LuaState, value: boolean): void;
    lua_pushglobaltable(state: LuaState): void;
    lua_pushjsfunction(state: LuaState, run: (state: LuaState) => number): void;
    lua_pushlightuserdata(state: LuaState, value: object): void;
    lua_pushlstring(state: LuaState, value: LuaString, length: number): void;
    lua_pushnil(state: LuaState): void;
    lua_pushnumber(state: LuaState, value: number): void;
    lua_rawset(state: LuaState, index: number): void;
    lua_settop(state: LuaState, index: number): void;
    lua_toboolean(state: LuaState, index: number): boolean;
    lua_tolstring(state: LuaState, index: number): LuaString;
    lua_tonumber(state: LuaState, index: number): number;
    lua_type(state: LuaState, index: number): number;
  };

  export const lauxlib: {
    luaL_loadbuffer(state: LuaState, source: LuaString, length: number, name: LuaString): number;
    luaL_newstate(): LuaState;
    luaL_requiref(state: LuaState, name: LuaString, open: (state: LuaState) => number, global: 0 | 1): void;
  };

  export const lualib: {
    luaopen_base(state: LuaState): number;
    luaopen_math(state: LuaState): number;
    luaopen_string(state: LuaState): number;
    luaopen_table(state: LuaState): number;
  };
}

declare module 'fengari/src/lobject.js' {
  interface TaggedValue {
    setfltvalue(value: number): void;
  }
  const lobject: {
    luaO_str2num(text: Uint8Array, into: TaggedValue & { readonly value: number }): number;
  };
  export default lobject;
}
