import { LEASE_MS } from '../../core/outbox/delivery';
import type { StoryFields } from '../documents';
import type { Announcement } from '../store/content-store';

/**
 * What the chat is to be told of a story: nothing of a draft, of one that is gone, and of one of which nobody wants it; of one
 * that is scheduled, at its time. Whoever stores one that is due has the lease to send it.
 */
export function announcementOf(fields: Partial<StoryFields> | null, now: number): Announcement {
  const { title = '', summary = '', announce = false, publishedAt = null } = fields ?? {};
  const at = publishedAt === null ? null : Date.parse(publishedAt);
  const isAhead = at !== null && at > now;
  return { isWanted: announce && at !== null, due: isAhead ? at : now + LEASE_MS, isAhead, title, summary };
}
