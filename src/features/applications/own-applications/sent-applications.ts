import type { OwnApplication } from '@/contract/own-applications';
import type { Submission } from '../application-state';

/** An application of the account or of this browser; only the account's has a state. */
export interface SentApplication {
  application: Pick<OwnApplication, 'id' | 'position' | 'submittedAt'> & Partial<OwnApplication>;
  /** Key of the private link; null if another browser has it. */
  key: string | null;
}

/** Returns each application once, newest first. */
export const mergeSent = (
  submissions: readonly Submission[],
  ofAccount: readonly OwnApplication[],
): SentApplication[] => {
  const keys = new Map(submissions.map(({ id, key }) => [id, key]));
  const known = new Set(ofAccount.map(({ id }) => id));
  const others = submissions
    .filter(({ id }) => !known.has(id))
    .map(({ id, key, position, at }) => ({
      application: { id, position, submittedAt: new Date(at).toISOString() },
      key,
    }));
  return [
    ...ofAccount.map((application) => ({ application, key: keys.get(application.id) ?? null })),
    ...others,
  ].sort((one, other) => Date.parse(other.application.submittedAt) - Date.parse(one.application.submittedAt));
};
