import type { OwnApplication } from '@/contract/own-applications';
import type { StoredApplication } from './application-ports';

/** What of an application its sender may know. */
export function toOwn({
  id,
  position,
  state,
  note,
  submittedAt,
  updatedAt,
}: StoredApplication): OwnApplication {
  return {
    id,
    position,
    state,
    note,
    submittedAt: new Date(submittedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
