import { createHash } from 'node:crypto';
import { CommandError } from '../port';
import { decodeJson, encodeJson } from './cjson';
import { wrongArity } from './errors';
import { PRELUDE } from './lua-prelude';
import { isTable, itemsOf, listTable, type LuaValue, NULL } from './lua-values';
import { createLuaVm } from './lua-vm';
import { formatDouble, parseInteger } from './numbers';
import { type Bytes, type MemoryReply, Status } from './replies';

/** Runs `EVAL script numkeys key ... argument ...`, without the name. */
export type ScriptRunner = (parameters: readonly Bytes[]) => MemoryReply;

/** @param execute runs a command for `redis.call`; throws a CommandError as Redis would */
export async function createScriptRunner(
  execute: (command: readonly Bytes[]) => MemoryReply,
): Promise<ScriptRunner> {
  const vm = await createLuaVm();
  vm.setGlobal('redis_call', (...parameters) => toLua(execute(parameters.map(toArgument))));
  vm.setGlobal('redis_error_reply', (text) => new Map([['err', errorText(toArgument(text))]]));
  vm.setGlobal('redis_sha1hex', (text) => {
    return createHash('sha1')
      .update(Buffer.from(toArgument(text), 'latin1'))
      .digest('hex');
  });
  vm.setGlobal('cjson_encode', encodeJson);
  vm.setGlobal('cjson_decode', (text) => decodeJson(toArgument(text)));
  vm.setGlobal('cjson_null', NULL);
  vm.run(PRELUDE);

  return ([script, number, ...parameters]) => {
    if (script === undefined || number === undefined) throw wrongArity('eval');
    const keys = parseInteger(number);
    if (keys < 0) throw new CommandError("ERR Number of keys can't be negative");
    if (keys > parameters.length) {
      throw new CommandError("ERR Number of keys can't be greater than number of args");
    }
    vm.setGlobal('KEYS', listTable(parameters.slice(0, keys)));
    vm.setGlobal('ARGV', listTable(parameters.slice(keys)));
    return toReply(vm.run(script));
  };
}

function toArgument(value: LuaValue): Bytes {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatDouble(value);
  throw new CommandError('ERR Lua redis lib command arguments must be strings or integers');
}

/** Returns an error's text: Redis keeps `-CODE text`, and gives everything without a code the code `ERR`. */
function errorText(text: Bytes): Bytes {
  const message = text.startsWith('-') ? text.slice(1) : text;
  return message.includes(' ') ? message : `ERR ${message}`;
}

function toLua(reply: MemoryReply): LuaValue {
  if (reply === null) return false;
  if (reply instanceof Status) return new Map([['ok', reply.text]]);
  if (typeof reply === 'string' || typeof reply === 'number') return reply;
  return listTable(reply.map(toLua));
}

/** Converts a script's result to a Redis reply: numbers lose their fraction, false becomes nil, and lists end at a nil. */
function toReply(value: LuaValue, depth = 0): MemoryReply {
  if (typeof value === 'number') return Math.trunc(value);
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 1 : null;
  if (value === undefined || !isTable(value)) return null;
  const [error, status] = [value.get('err'), value.get('ok')];
  if (typeof error === 'string') {
    if (depth === 0) throw new CommandError(error);
    return error;
  }
  if (typeof status === 'string') return new Status(status);
  return itemsOf(value).map((item) => toReply(item, depth + 1));
}
