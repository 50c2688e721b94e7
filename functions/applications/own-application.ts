import type { OwnApplication } from '@/contract/own-applications';
import type { ApplicationOutline } from './store/application-record';

/** What of an application its sender may know. */
export function toOwn({
  id,
  position,
  state,
  note,
  submittedAt,
  updatedAt,
}: ApplicationOutline): OwnApplication {
  return {
    id,
    position,
    state,
    note,
    submittedAt: new Date(submittedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
