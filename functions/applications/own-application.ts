import type { OwnApplication } from '@/contract/own-applications';
import type { ApplicationOutline, StoredApplication } from './store/application-record';

/** Returns the sender's view of an application; null for a withdrawn one. */
export function toOwn(outline: ApplicationOutline): OwnApplication | null {
  const { state } = outline;
  return state === 'withdrawn' ? null : { ...toPublic(outline), state };
}

/** Returns the part of an application that sender and desk share. */
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

/** Returns when the guidelines were read, for sender and desk; null for a position that does not ask for it. */
export const toReadTime = ({ guidelinesReadAt }: StoredApplication): string | null =>
  guidelinesReadAt === null ? null : new Date(guidelinesReadAt).toISOString();
