import * as v from 'valibot';
import { figure } from '@/contract/shapes';
import type { Evidence, LedgerResponse } from '@/contract/vote-desk';
import { toRecord, toTime } from '../../core/database/replies';
import { isRecord } from '../../core/untrusted';
import { listOf } from './player-record';

type Receipt = LedgerResponse['votes'][number];

const SOURCES = ['votifier', 'check', 'callback', 'test'] as const;
const iso = (stored: unknown): string => new Date(toTime(stored)).toISOString();

/** Reads a vote of the ledger. @throws DatabaseError when it has no time, or is not JSON */
export function unpackReceipt(id: string, json: unknown): Receipt {
  const { player, site, at, evidence } = toRecord(json);
  return {
    id,
    player: String(player),
    site: String(site),
    at: iso(at),
    evidence: listOf(evidence).filter(isRecord).map(unpackEvidence),
  };
}

function unpackEvidence({ source, at, service, server, protocol }: Record<string, unknown>): Evidence {
  return {
    source: SOURCES.find((known) => known === source) ?? 'test',
    at: iso(at),
    service: typeof service === 'string' ? service : null,
    server: typeof server === 'string' ? server : null,
    protocol: v.is(figure, protocol) ? protocol : null,
  };
}
