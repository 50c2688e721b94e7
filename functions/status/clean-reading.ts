import { FULL_TPS, type ServerStatus } from '@/contract/status';
import { field } from '../core/untrusted';
import { cleanNames } from './player-names';
import type { SourceReading } from './sources/status-source';

/** More players than any network ever had online; keeps absurd numbers from breaking a page's layout. */
const PLAYERS_LIMIT = 1_000_000;
const MSPT_LIMIT = 60_000;

export type CleanReading = Pick<ServerStatus, 'online' | 'players' | 'performance' | 'latencyMs'>;

/** The reading of an unreachable server. */
export const NO_READING: CleanReading = {
  online: false,
  players: { online: 0, max: 0, list: [] },
  performance: { tps: FULL_TPS, mspt: 0, measured: false },
  latencyMs: null,
};

/** Turns a source's reading into bounded values; a value of the wrong type counts as missing. Never throws. */
export function cleanReading(source: SourceReading): CleanReading {
  const { players, performance, latencyMs } = source;
  if (!source.online || isGateway(source)) return NO_READING;
  const { tps, mspt } = ticksOf(performance);
  return {
    online: true,
    players: {
      online: count(players.online),
      max: count(players.max),
      list: cleanNames(players.names),
    },
    performance: {
      tps: tps ?? FULL_TPS,
      mspt: mspt ?? 0,
      measured: tps !== null,
    },
    latencyMs,
  };
}

/** Returns ticks per second and milliseconds per tick, within bounds; null for a missing or invalid figure. */
export function ticksOf(performance: unknown): { readonly tps: number | null; readonly mspt: number | null } {
  return {
    tps: within(field(performance, 'tps'), FULL_TPS),
    mspt: within(field(performance, 'mspt'), MSPT_LIMIT),
  };
}

const SLEEPING = /off-?line|sleep|hibernat|stopped/i;

/**
 * Returns whether a host's gateway answers for a stopped server: nobody plays, and two of three signs are present. A running
 * server sometimes shows one of them.
 */
function isGateway({ version, players }: SourceReading): boolean {
  const { name, protocol } = version ?? {};
  const signs = [protocol === -1, typeof name === 'string' && SLEEPING.test(name), count(players.max) === 0];
  return !count(players.online) && signs.filter(Boolean).length >= 2;
}

/** Accepts counts as text, which some servers send. Null for a missing or invalid count. */
function count(value: unknown): number | null {
  const figure = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
  const found = within(figure, PLAYERS_LIMIT);
  return found === null ? null : Math.floor(found);
}

function within(value: unknown, limit: number): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.min(value, limit) : null;
}
