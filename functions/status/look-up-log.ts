import { serverIds } from '@/lib/servers';
import type { Log } from '../core/log';
import type { LookUpMemory, LookUpRound } from './look-up-memory';

/**
 * One line for each server that went offline, is offline for other reasons than before, or came back. A line names no
 * address. Every look-up knows what the round before has left, so instances do not repeat each other.
 */
export function logChanges(log: Log, before: LookUpMemory | null, { memory, snapshot }: LookUpRound): void {
  for (const server of serverIds()) {
    const was = before?.servers[server].trouble ?? null;
    const sources = memory.servers[server].trouble;
    if (JSON.stringify(was) === JSON.stringify(sources)) continue;
    if (sources) log({ level: 'warn', event: 'server_offline', server, sources });
    else log({ level: 'info', event: 'server_online', server, source: snapshot.servers[server].source });
  }
}
