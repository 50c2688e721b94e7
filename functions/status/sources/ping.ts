import { field, isRecord } from '../../core/untrusted';
import { asking } from './asking';
import { serverListPing } from './minecraft/server-list-ping';
import { followServiceRecord, type ResolveSrv } from './minecraft/service-record';
import { SourceError } from './source-error';
import type { StatusSource } from './status-source';

const TIME_LIMIT_MS = 1_500;

/** The game server itself, asked by Server List Ping. A server that replies is online. */
export function pingSource(resolveSrv: ResolveSrv): StatusSource {
  return {
    name: 'ping',
    read: (address, signal) =>
      asking(signal, TIME_LIMIT_MS, async (limit) => {
        const target = await followServiceRecord(address, resolveSrv, limit);
        const { status, latencyMs } = await serverListPing(target, limit).catch(nameBadPackets);
        const body: unknown = JSON.parse(status);
        if (!isRecord(body)) throw new SourceError('bad_answer');
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
      }),
  };
}

function nameBadPackets(fault: unknown): never {
  throw fault instanceof RangeError ? new SourceError('bad_packet') : fault;
}
