import type { OwnApplication } from '@/contract/own-applications';
import type { ApplicationOutline, StoredApplication } from './store/application-record';

/** What of an application its sender may know; null of one that was withdrawn. */
export function toOwn(outline: ApplicationOutline): OwnApplication | null {
  const { state } = outline;
  return state === 'withdrawn' ? null : { ...toPublic(outline), state };
}

/** What sender and desk know of an application. */
export function toPublic<State>(outline: Omit<ApplicationOutline, 'state'> & { readonly state: State }) {
  const { id, position, state, note, submittedAt, updatedAt } = outline;
  return {
    id,
    position,
    state,
    note,
    submittedAt: new Date(submittedAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** When the guidelines were read, as sender and desk are told; null for a position that does not ask for it. */
export const toReadTime = ({ guidelinesReadAt }: StoredApplication): string | null =>
  guidelinesReadAt === null ? null : new Date(guidelinesReadAt).toISOString();
