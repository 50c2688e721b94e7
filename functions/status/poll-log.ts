import { serverIds } from '@/lib/servers';
import type { Log } from '../core/log';
import type { PollMemory, PollRound } from './poll-memory';

/**
 * Logs one line for each server that went offline, is offline for new reasons, or came back. A line contains no address. A round
 * knows the memory of the one before, and a new instance that of the stored one, so only instances that run side by side repeat
 * each other.
 */
export function logChanges(log: Log, before: PollMemory | null, { memory, snapshot }: PollRound): void {
  for (const server of serverIds()) {
    const was = before?.servers[server].trouble ?? null;
    const sources = memory.servers[server].trouble;
    if (JSON.stringify(was) === JSON.stringify(sources)) continue;
    if (sources) log({ level: 'warn', event: 'server_offline', server, sources });
    else log({ level: 'info', event: 'server_online', server, source: snapshot.servers[server].source });
  }
}
