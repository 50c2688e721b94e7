import { audit } from '#messages/audit';
import { EmptyState } from '@/ui/feedback/empty-state';
import { adminApi } from './admin-api';
import { AuditLine } from './audit-line';
import { DeskList } from './desk-list';

/** Actions of admins, newest first. */
const AuditLog = () => {
  const query = adminApi.useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <DeskList
      label={audit.label}
      loadingLabel={audit.loading}
      failureTitle={audit.failure}
      query={query}
      items={query.data?.pages
        .flatMap((page) => page.entries)
        .map((entry) => (
          <AuditLine key={entry.id} entry={entry} />
        ))}
      empty={<EmptyState title={audit.empty.title}>{audit.empty.text}</EmptyState>}
    />
  );
};

export default AuditLog;
