import { field, isRecord } from '../../core/untrusted';
import { asking } from './asking';
import { Closed, TooLong } from './minecraft/packets';
import { serverListPing } from './minecraft/server-list-ping';
import { followServiceRecord, type ResolveSrv } from './minecraft/service-record';
import { SourceError } from './source-error';
import type { SourceReading, StatusSource } from './status-source';

const TIME_LIMIT_MS = 1_500;

/**
 * The game server itself, asked by Server List Ping.
 * @param preface bytes that are sent to the server before anything else
 */
export function pingSource(resolveSrv: ResolveSrv, preface?: Buffer): StatusSource {
  return {
    name: 'ping',
    read: (address, signal) =>
      asking(signal, TIME_LIMIT_MS, async (limit) => {
        let isRecordUnknown = false;
        const target = await followServiceRecord(address, resolveSrv, limit, () => {
          isRecordUnknown = true;
        });
        try {
          const { status, latencyMs } = await serverListPing(target, limit, preface);
          return toReading(JSON.parse(status), latencyMs);
        } catch (fault) {
          // The host itself need not be the game server's: that one may stand in the record.
          throw isRecordUnknown ? new SourceError('srv_unknown') : named(fault);
        }
      }),
  };
}

function toReading(body: unknown, latencyMs: number | null): SourceReading {
  if (!isRecord(body)) throw new SourceError('bad_answer');
  const [version, players] = [field(body, 'version'), field(body, 'players')];
  return {
    online: true,
    version: { name: field(version, 'name'), protocol: field(version, 'protocol') },
    players: {
      online: field(players, 'online'),
      max: field(players, 'max'),
      names: field(players, 'sample'),
    },
    performance: field(body, 'performance'),
    latencyMs,
  };
}

function named(fault: unknown): unknown {
  if (fault instanceof TooLong) return new SourceError('too_long');
  if (fault instanceof Closed) return new SourceError('closed');
  return fault instanceof RangeError ? new SourceError('bad_packet') : fault;
}
