import type { ExportedApplication } from '@/contract/own-account';
import { toOwn, toReadTime } from './own-application';
import type { StoredApplication } from './store/application-record';
import type { ApplicationStore } from './store/application-store';

/**
 * Cuts the ties of applications to an account that has just gone. Never rejects: the account is gone either way, and the
 * daily run cuts what is left.
 */
export async function releaseApplications(
  applications: Pick<ApplicationStore, 'release'>,
  accountId: string,
): Promise<void> {
  await applications.release(accountId).catch(() => undefined);
}

/** An application whole, as its sender knows it: without what admins say among themselves. None of one that was withdrawn. */
export function toExported(application: StoredApplication): ExportedApplication[] {
  const own = toOwn(application);
  if (own === null) return [];
  const exported = {
    ...own,
    answers: { ...application.answers },
    guidelinesReadAt: toReadTime(application),
  };
  return [exported];
}
