import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { type Database, DatabaseError } from '../../core/database/database';
import { toOneOf, toTime } from '../../core/database/replies';
import { createOutbox } from '../../core/outbox/outbox';
import { RESEND_LUA } from '../../core/outbox/outbox-scripts';
import type { AuditRecord } from '../../core/request';
import { applicationKeys } from '../store/application-keys';
import { LOG_LUA } from '../store/application-lua';
import { toAnswers } from '../store/application-record';
import type { AnnouncedApplication } from './application-messages';

const { outbox, record, webhook } = applicationKeys;

/** KEYS: record, outbox, webhook, audit. ARGV: id, audit entry, its position, now. Returns 'resent', 'missing', 'withdrawn' or 'not_dead'. */
const RESEND_SCRIPT = `${LOG_LUA}${RESEND_LUA}
local RECORD, OUTBOX, WEBHOOK, AUDIT = unpack(KEYS)
local announcement, position, state = unpack(redis.call('HMGET', RECORD, 'announcement', 'position', 'state'))
if not announcement then return 'missing' end
if state == 'withdrawn' then return 'withdrawn' end
if announcement ~= 'dead' then return 'not_dead' end
resend(RECORD, OUTBOX, WEBHOOK, ARGV[1], ARGV[4], 'announcement', 'waiting')
log(AUDIT, ARGV[2], ARGV[3], ARGV[1], position, state, state, false)
return 'resent'`;

export type ApplicationOutbox = ReturnType<typeof createApplicationOutbox>;

/** Applications that wait to be announced, in Redis; each method is one command. */
export function createApplicationOutbox(database: Database) {
  return {
    ...createOutbox(database, {
      keys: { outbox, destination: webhook, record },
      state: { field: 'announcement', sent: 'sent', dead: 'dead' },
      sentAt: null,
      receipts: 'messageIds',
      fields: ['position', 'answers', 'submittedAt', 'ign'],
      read: toAnnounced,
    }),

    /**
     * Makes a dead announcement due again, and logs it atomically. `missing`: unknown id. `withdrawn`: by the applicant.
     * `not_dead`: the announcement was not given up.
     */
    async resend(id: string, audit: AuditRecord) {
      const keys = [record(id), outbox, webhook, AUDIT_KEY];
      const reply = await database.eval(RESEND_SCRIPT, keys, [id, ...packAudit(audit), String(audit.at)]);
      return toOneOf(reply, ['resent', 'missing', 'withdrawn', 'not_dead']);
    },
  };
}

function toAnnounced(id: string, values: readonly unknown[]): AnnouncedApplication {
  const [position, answers, submittedAt, ign] = values;
  if (typeof position !== 'string') throw new DatabaseError();
  const names = { ign: typeof ign === 'string' ? ign : '' };
  return { id, position, ...names, answers: toAnswers(answers), submittedAt: toTime(submittedAt) };
}
