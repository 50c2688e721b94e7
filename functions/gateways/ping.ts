import type { StatusSource } from '../services/ports';
import { field, isRecord } from '../services/untrusted';
import { serverListPing } from './minecraft/server-list-ping';
import { followServiceRecord, type ResolveSrv } from './minecraft/service-record';

const TIME_LIMIT_MS = 1_500;

/** The game server itself, asked by Server List Ping. Whoever answers is online. */
export function pingSource(resolveSrv: ResolveSrv): StatusSource {
  return {
    name: 'ping',
    async read(address, signal) {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)]);
      const target = await followServiceRecord(address, resolveSrv, limit);
      const { status, latencyMs } = await serverListPing(target, limit);
      const body: unknown = JSON.parse(status);
      if (!isRecord(body)) throw new TypeError('The status is not an object.');
      const players = field(body, 'players');
      return {
        online: true,
        players: {
          online: field(players, 'online'),
          max: field(players, 'max'),
          names: field(players, 'sample'),
        },
        performance: field(body, 'performance'),
        latencyMs,
      };
    },
  };
}
