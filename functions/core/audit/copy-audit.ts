import { type Database } from '../database/database';
import { toRecord } from '../database/replies';
import type { Log } from '../log';
import type { AuditRecord } from '../request';
import type { LogHash } from '../security-log';
import { isRecord } from '../untrusted';
import { AUDIT_KEY, positionOf } from './audit-script';

/** KEYS: audit. ARGV: position. Returns the entry at it as JSON, or nil. */
const READ_SCRIPT = `
local found = redis.call('ZRANGEBYLEX', KEYS[1], '[' .. ARGV[1] .. ' ', '(' .. ARGV[1] .. '!')[1]
return found and string.sub(found, #ARGV[1] + 2)`;

/**
 * Copies audit entries to the function's log, where they outlive the database: one line for each record that has an entry.
 * Records of actions that changed nothing have none. Costs one command per record, and never rejects.
 */
export function createCopyAudit(database: Database, log: Log, hash: LogHash) {
  return async (records: readonly AuditRecord[]): Promise<void> => {
    for (const record of records) {
      try {
        const json = await database.eval(READ_SCRIPT, [AUDIT_KEY], [positionOf(record)]);
        if (json !== null) log({ level: 'info', event: 'audit', ...toLine(toRecord(json), hash) });
      } catch {
        const { id, action, actor } = record;
        log({ level: 'error', event: 'audit_unread', entry: id, action, actor: hash('account', actor.id) });
      }
    }
  };
}

/** Returns an entry without its time, which the line already has, and without anything that identifies a person. */
function toLine({ id, at, actor, before, after, ...facts }: Record<string, unknown>, hash: LogHash) {
  const [kind] = String(facts.action).split('.');
  const idOf = (subject: string) => {
    if (kind === 'user') return hash('account', subject);
    // The subject begins with the player's name.
    return kind === 'reward' ? hash('player', subject) : subject;
  };
  const side = (value: unknown) => {
    if (!isRecord(value)) return null;
    const { id: subject, username, ...rest } = value;
    return {
      ...rest,
      ...(typeof subject === 'string' && { id: idOf(subject) }),
      ...(typeof username === 'string' && { player: hash('player', username) }),
    };
  };
  const actorId = isRecord(actor) ? String(actor.id) : '';
  const sides = { before: side(before), after: side(after) };
  return { entry: id, writtenAt: at, actor: hash('account', actorId), ...sides, ...facts };
}
