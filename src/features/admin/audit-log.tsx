import { EmptyState } from '@/ui/feedback/empty-state';
import { adminApi } from './admin-api';
import { AuditLine } from './audit-line';
import { DeskList } from './desk-list';

/** What admins did, newest first. */
const AuditLog = () => {
  const query = adminApi.useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DeskList
      label="Audit log"
      loadingLabel="Loading the audit log..."
      failureTitle="The audit log could not be loaded"
      query={query}
      items={query.data?.pages
        .flatMap((page) => page.entries)
        .map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      empty={
        <EmptyState title="Nothing yet">
          Whatever staff do to accounts, applications, leaderboards, rewards and what visitors read is written
          down here.
        </EmptyState>
      }
    />
  );
};

export default AuditLog;
