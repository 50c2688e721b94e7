import type { ApplicationOutbox, ClaimedApplication, WebhookProbe } from './application-delivery-ports';
import type { ResendStore } from '../application-ports';
import { applicationKeys } from '../store/application-keys';
import {
  CLAIM_SCRIPT,
  CLAIMED_FIELDS,
  DUE_SCRIPT,
  MARK_SCRIPT,
  PUT_OFF_SCRIPT,
  RESEND_SCRIPT,
} from './application-outbox-scripts';
import { toAnswers } from '../store/application-record';
import { type Database, DatabaseAway } from '../../core/database/database';
import { toFlag, toList, toOneOf } from '../../core/database/replies';
import { type AuditRecord, packAudit, AUDIT_KEY } from '../../core/audit/audit-record';

/**
 * What all instances know of the webhook, as a hash: `failingSince` (until a message is taken), `pausedUntil` with its
 * `reason`, and `endsWithResend` (`1` when an admin who has something sent again ends the pause).
 */
const WEBHOOK_KEY = 'application:webhook';

const { outbox, record } = applicationKeys;

/**
 * The outbox in Redis; each method is one command. To a record it adds `claims`, the number of times that the application
 * was claimed: whoever puts it off must have made the last one.
 */
export function createApplicationOutbox(database: Database): ApplicationOutbox & ResendStore & WebhookProbe {
  const keysOf = (id: string) => [record(id), outbox, WEBHOOK_KEY];

  async function decide(script: string, keys: string[], args: (string | number)[]): Promise<boolean> {
    return toFlag(await database.eval(script, keys, args.map(String)));
  }

  return {
    async due(now, count) {
      const reply = await database.eval(DUE_SCRIPT, [outbox, WEBHOOK_KEY], [now, count].map(String));
      const [pausedUntil, ids] = toList(reply);
      return { pausedUntil: Number(pausedUntil), ids: toList(ids).map(String) };
    },

    async claim(id, { now, until, first }) {
      const args = [id, String(now), String(until), first ? '1' : '', ...CLAIMED_FIELDS];
      const reply = await database.eval(CLAIM_SCRIPT, keysOf(id), args);
      if (reply === 0) return null;
      const [claim, fields] = toList(reply);
      return toClaimed(id, Number(claim), toList(fields));
    },

    mark: ({ id, claim }, { sentParts, parts, until }) =>
      decide(MARK_SCRIPT, keysOf(id), [id, claim, sentParts, parts, until]),

    async putOff({ id, claim }, { failedAt, retryAt, reason, counts, pause }, parts) {
      const own = [id, claim, failedAt, retryAt ?? '', reason, counts ? 1 : 0, parts];
      const shared = [pause?.until ?? '', pause?.endsWithResend ? 1 : 0];
      await decide(PUT_OFF_SCRIPT, keysOf(id), [...own, ...shared]);
    },

    async resend(id, audit: AuditRecord) {
      const keys = [...keysOf(id), AUDIT_KEY];
      const reply = await database.eval(RESEND_SCRIPT, keys, [id, ...packAudit(audit), String(audit.at)]);
      return toOneOf(reply, ['resent', 'missing', 'not_dead']);
    },

    isFailing: () => decide(`return redis.call('HEXISTS', KEYS[1], 'failingSince')`, [WEBHOOK_KEY], []),
  };
}

function toClaimed(id: string, claim: number, fields: unknown[]): ClaimedApplication {
  const [position, answers, submittedAt, sentParts, attempts, failingSince] = fields;
  if (typeof position !== 'string') throw new DatabaseAway();
  return {
    id,
    claim,
    position,
    answers: toAnswers(answers),
    submittedAt: Number(submittedAt),
    sentParts: Number(sentParts ?? 0),
    attempts: Number(attempts ?? 0),
    failingSince: failingSince === null || failingSince === undefined ? null : Number(failingSince),
  };
}
