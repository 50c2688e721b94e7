import type { Edition } from '@/contract/network/servers';
import { field } from '../../core/untrusted';
import { asking } from './asking';
import { fetchJson } from './fetch-json';
import { SourceError } from './source-error';
import type { SourceReading, StatusSource } from './status-source';

const TIME_LIMIT_MS = 1_200;
/** mcapi.us asks its users for at most one request a minute. */
const FALLBACK_REST_MS = 60_000;

export interface PublicLookupOptions {
  /** Base URL, without a slash at the end. */
  readonly baseUrl: string;
  /** Public lookups ask their users to identify themselves. */
  readonly userAgent: string;
}

/**
 * A lookup with the API of api.mcsrvstat.us, version 3: `{baseUrl}/3/{host}` or `{host:port}`, below `/bedrock` for that edition.
 * Lists all players that it knows.
 */
export function lookupSource({ baseUrl, userAgent }: PublicLookupOptions, edition: Edition): StatusSource {
  const path = edition === 'bedrock' ? '/bedrock/3' : '/3';
  return {
    name: 'lookup',
    async read({ host, port, isPortLeftOut }, signal) {
      const url = `${baseUrl}${path}/${bracketed(host)}${isPortLeftOut ? '' : `:${String(port)}`}`;
      const body = await askFor(url, userAgent, signal);
      const version = { name: field(body, 'version'), protocol: field(field(body, 'protocol'), 'version') };
      return toReading(body, version, { online: 'online', names: 'list' });
    },
  };
}

/**
 * A lookup with the API of mcapi.us: `{baseUrl}/server/status?ip=`, with `&port=` if needed. Its number of players is `now`. It
 * supports only the Java Edition.
 */
export function fallbackSource({ baseUrl, userAgent }: PublicLookupOptions): StatusSource {
  return {
    name: 'fallback',
    restMs: FALLBACK_REST_MS,
    async read({ host, port, isPortLeftOut }, signal) {
      const query = new URLSearchParams({ ip: host, ...(!isPortLeftOut && { port: String(port) }) });
      const url = `${baseUrl}/server/status?${query.toString()}`;
      const body = await askFor(url, userAgent, signal);
      if (field(body, 'status') !== 'success') throw new SourceError('bad_answer');
      const server = field(body, 'server');
      const version = { name: field(server, 'name'), protocol: field(server, 'protocol') };
      return toReading(body, version, { online: 'now', names: 'sample' });
    },
  };
}

/** Reads a lookup's body. `keys` are its own names for figures of the players. Any `online` other than a boolean is a failure. */
function toReading(
  body: unknown,
  version: NonNullable<SourceReading['version']>,
  keys: { online: string; names: string },
): SourceReading {
  const online = field(body, 'online');
  if (typeof online !== 'boolean') throw new SourceError('bad_answer');
  const players = field(body, 'players');
  return {
    online,
    version,
    players: {
      online: field(players, keys.online),
      max: field(players, 'max'),
      names: field(players, keys.names),
    },
    performance: field(body, 'performance'),
    latencyMs: null,
  };
}

function askFor(url: string, userAgent: string, signal: AbortSignal): Promise<unknown> {
  return asking(signal, TIME_LIMIT_MS, (limit) => fetchJson(url, { userAgent, signal: limit }));
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
