import { randomUUID } from 'node:crypto';
import type {
  ApplicationDetail,
  ApplicationsResponse,
  ApplicationSummary,
} from '@/contract/application-desk';
import type { ApplicationChanges } from '@/contract/application-requests';
import type { User } from '@/contract/users';
import { ApiError } from '../../core/errors/api-error';
import type { Delivery } from '../../core/outbox/delivery';
import { auditRecord } from '../../core/request';
import type { Clock } from '../../core/time/clock';
import { decisionEmail, type Mailer } from '../../mail';
import type { ApplicationOutbox } from '../delivery/application-outbox';
import { toPublic, toReadTime } from '../own-application';
import type { ApplicationOutline } from '../store/application-record';
import type { ApplicationStore } from '../store/application-store';
import type { ApplicationDesk, ApplicationFilter } from './application-desk';

export interface ApplicationAdminParts {
  readonly store: ApplicationStore;
  readonly desk: ApplicationDesk;
  /** Null without a chat for announcements. */
  readonly outbox: { readonly store: ApplicationOutbox; readonly announcer: Delivery } | null;
  /** Null without a chat. */
  readonly retractor: Pick<Delivery, 'deliver'> | null;
  readonly mailer: Mailer;
  readonly clock: Clock;
}

export type ApplicationAdmin = ReturnType<typeof createApplicationAdmin>;

/** Actions of admins on applications; `actor` is the admin. Rejects with `ApiError`, and with `UnavailableError`. */
export function createApplicationAdmin(parts: ApplicationAdminParts) {
  const { store, desk, outbox, retractor, mailer, clock } = parts;

  async function find(id: string): Promise<ApplicationDetail> {
    const [found, comments] = await Promise.all([store.find(id), desk.comments(id)]);
    if (!found) throw noSuchApplication();
    const { answers, account } = found;
    return {
      ...toSummary(found),
      answers: { ...answers },
      guidelinesReadAt: toReadTime(found),
      applicant: account,
      comments,
    };
  }

  return {
    async list(filter: ApplicationFilter, cursor: string | null): Promise<ApplicationsResponse> {
      const { items, nextCursor } = await desk.list(filter, cursor);
      return { applications: items.map(toSummary), nextCursor };
    },

    find,

    /** `mailing`, which informs an applicant with an account of a decision, never rejects. */
    async change(actor: User, id: string, changes: ApplicationChanges) {
      const { state } = changes;
      const isDecision = state === 'accepted' || state === 'rejected';
      const queued = isDecision ? [decisionEmail(state)] : [];
      const entry = auditRecord(clock, actor, 'application.changed');
      const outcome = await desk.change(id, changes, entry, mailer.pack(queued));
      if (outcome === 'missing') throw noSuchApplication();
      if (outcome === 'withdrawn') throw withdrawn();
      if (outcome === 'open') {
        throw new ApiError('conflict', 'The applicant has another open application for this position.');
      }
      return { application: await find(id), mailing: mailer.deliver(queued) };
    },

    async comment(actor: User, id: string, text: string) {
      const entry = auditRecord(clock, actor, 'application.commented');
      const at = new Date(entry.at).toISOString();
      const comment = { id: randomUUID(), at, author: { id: actor.id, username: actor.username }, text };
      const outcome = await desk.comment(id, comment, entry);
      if (outcome === 'missing') throw noSuchApplication();
      if (outcome === 'withdrawn') throw withdrawn();
      if (outcome === 'full') throw new ApiError('conflict', 'This application has too many comments.');
      return find(id);
    },

    /** The deletion of its messages in the chat, `retracting`, never rejects. */
    async remove(actor: User, id: string) {
      const outcome = await desk.remove(id, auditRecord(clock, actor, 'application.deleted'));
      if (outcome === 'missing') throw noSuchApplication();
      return { retracting: retractor?.deliver(id) ?? Promise.resolve() };
    },

    /** The subsequent attempt, `announcing`, never rejects. */
    async resend(actor: User, id: string) {
      if (!outbox) {
        await find(id);
        throw new ApiError('conflict', 'There is no chat to announce applications in.');
      }
      const outcome = await outbox.store.resend(id, auditRecord(clock, actor, 'application.resent'));
      if (outcome === 'missing') throw noSuchApplication();
      if (outcome === 'withdrawn') throw withdrawn();
      const application = await find(id);
      // A repeated request succeeds, because the announcement already waits.
      if (outcome === 'not_dead' && application.announcement.state !== 'waiting') {
        throw new ApiError('conflict', 'Only an announcement that was given up can be sent again.');
      }
      return { application, announcing: outbox.announcer.sweep().catch(() => undefined) };
    },
  };
}

export function noSuchApplication(): ApiError {
  return new ApiError('not_found', 'This application does not exist.');
}

function withdrawn(): ApiError {
  return new ApiError('conflict', 'The applicant has withdrawn this application.');
}

function toSummary(outline: ApplicationOutline): ApplicationSummary {
  const { ign, discord, announcement } = outline;
  return { ...toPublic(outline), ign, discord, announcement };
}
