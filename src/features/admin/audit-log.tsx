import { audit } from '#messages/audit';
import { privatePages } from '#network/pages';
import { ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Stack } from '@/ui/layout/stack';
import { adminApi } from './admin-api';
import { AuditExport } from './audit-export';
import { AUDIT_CHOICES, AuditFilterBar } from './audit-filters';
import { AuditLine } from './audit-line';
import { DeskList } from './desk-list';
import { useQueryValues } from './use-query-values';

/** Actions of staff, newest first. */
const AuditLog = () => {
  const [filters, change] = useQueryValues(AUDIT_CHOICES);
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const query = adminApi.useListAuditInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  return (
    <Stack gap={2}>
      <AuditFilterBar filters={filters} onChange={change} />
      <div>
        <AuditExport filters={filters} />
      </div>
      <DeskList
        label={audit.label}
        loadingLabel={audit.loading}
        failureTitle={audit.failure}
        query={query}
        items={query.currentData?.pages
          .flatMap((page) => page.entries)
          .map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
        empty={isFiltered ? <NoneLikeThese hasMore={query.hasNextPage} /> : <Empty />}
      />
    </Stack>
  );
};

const Empty = () => <EmptyState title={audit.empty.title}>{audit.empty.text}</EmptyState>;

/** A page of a filter may be empty and still have a next one. */
const NoneLikeThese = ({ hasMore }: { hasMore: boolean }) => (
  <EmptyState
    title={audit.none.title}
    action={<ButtonLink to={privatePages.adminAudit.path}>{audit.none.all}</ButtonLink>}
  >
    {hasMore ? audit.none.more : audit.none.text}
  </EmptyState>
);

export default AuditLog;
