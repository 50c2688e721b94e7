import { type Outcome, type Reply } from './port';

export type Encoding = 'utf8' | 'base64';

type Json = null | number | string | readonly Json[];

/** Result of the REST API: `{"result": ...}` or `{"error": "..."}`. */
export type RestResult = { readonly result: Json } | { readonly error: string };

/**
 * Encodes an outcome like Upstash. With base64, every string is encoded at any depth, except a bare `OK`, which the client
 * takes unchanged. Otherwise, bytes that are not UTF-8 become U+FFFD.
 */
export function toRestResult(outcome: Outcome, encoding: Encoding): RestResult {
  if ('error' in outcome) return { error: outcome.error };
  const { reply } = outcome;
  const isOk = Buffer.isBuffer(reply) && reply.equals(OK);
  return { result: isOk ? 'OK' : toJson(reply, encoding) };
}

const OK = Buffer.from('OK');

function toJson(reply: Reply, encoding: Encoding): Json {
  if (reply === null || typeof reply === 'number') return reply;
  return Buffer.isBuffer(reply) ? reply.toString(encoding) : reply.map((item) => toJson(item, encoding));
}
