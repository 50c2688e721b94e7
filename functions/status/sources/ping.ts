import { field, isRecord } from '../../core/untrusted';
import { asking } from './asking';
import { Closed, TooLong } from './minecraft/packets';
import { serverListPing } from './minecraft/server-list-ping';
import { followServiceRecord, type ResolveSrv } from './minecraft/service-record';
import { unconnectedPing } from './minecraft/unconnected-ping';
import { readPongText, TextTooLong } from './minecraft/unconnected-pong';
import { SourceError } from './source-error';
import type { SourceReading, StatusSource } from './status-source';

const TIME_LIMIT_MS = 1_500;

/**
 * Polls a game server of the Java Edition directly, by Server List Ping.
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
          // The game server may be on another host, which only the record names.
          throw isRecordUnknown ? new SourceError('srv_unknown') : named(fault);
        }
      }),
  };
}

/** Polls a game server of the Bedrock Edition directly, by RakNet's unconnected ping, which names no players. */
export function bedrockPingSource(): StatusSource {
  return {
    name: 'ping',
    read: (address, signal) =>
      asking(signal, TIME_LIMIT_MS, async (limit) => {
        const { text, latencyMs } = await unconnectedPing(address, limit).catch((fault: unknown) => {
          throw named(fault);
        });
        const { edition, protocol, version, online, max } = readPongText(text);
        if (!edition.startsWith('MC')) throw new SourceError('bad_answer');
        return {
          online: true,
          version: { name: version, protocol: Number(protocol) },
          players: { online, max, names: undefined },
          performance: undefined,
          latencyMs,
        };
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
  if (fault instanceof TooLong || fault instanceof TextTooLong) return new SourceError('too_long');
  if (fault instanceof Closed) return new SourceError('closed');
  return fault instanceof RangeError ? new SourceError('bad_packet') : fault;
}
