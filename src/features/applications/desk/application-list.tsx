import { ArrowUp, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import { privatePages } from '#network/pages';
import { MoreButton } from '@/features/admin/more-button';
import { toFailure } from '@/store/failure';
import { Button, ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Stack } from '@/ui/layout/stack';
import { Note, VisuallyHidden } from '@/ui/layout/text';
import { ApplicationLine, ChoiceLine, LineSkeleton } from './application-line';
import { BulkBar } from './bulk/bulk-bar';
import { useSelection } from './bulk/use-selection';
import type { Applications } from './use-applications';
import { COUNT_ID, LIST_ID } from './use-focus-on-open';

const List = styled.ol`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;
const SKELETONS = ['1', '2', '3', '4', '5', '6'];

const { list: texts } = applicationsDesk;

export interface ApplicationListProps {
  applications: Applications;
  openId: string | null;
  isFiltered: boolean;
  searchFor: (id: string | null) => string;
}

const Empty = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <EmptyState
      title={texts.noneFound.title}
      action={<ButtonLink to={privatePages.adminApplications.path}>{texts.noneFound.all}</ButtonLink>}
    >
      {texts.noneFound.text}
    </EmptyState>
  ) : (
    <EmptyState title={texts.none.title}>{texts.none.text}</EmptyState>
  );

const Loading = () => (
  <div>
    <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
    {SKELETONS.map((name) => (
      <LineSkeleton key={name} />
    ))}
  </div>
);

/** Applications, newest first. A button shows the new ones that wait. */
export const ApplicationList = ({ applications, openId, isFiltered, searchFor }: ApplicationListProps) => {
  const { list, items, waiting, isBehind } = applications;
  const [isChoosing, setIsChoosing] = useState(false);
  const selection = useSelection(items ?? []);
  if (!items && list.isError)
    return (
      <RetryAlert title={texts.failureTitle} onRetry={list.refetch}>
        {toFailure(list.error).message}
      </RetryAlert>
    );
  if (!items) return <Loading />;
  const showNew = () => {
    // The button that had focus disappears.
    document.getElementById(COUNT_ID)?.focus();
    void list.refetch();
  };
  const stopChoosing = () => {
    document.getElementById(COUNT_ID)?.focus();
    setIsChoosing(false);
  };
  const startChoosing = () => {
    selection.clear();
    setIsChoosing(true);
  };
  return (
    <Stack gap={1}>
      <Note id={COUNT_ID} role="status" tabIndex={-1} tabular>
        {texts.count(items.length, list.hasNextPage)}
        {isBehind && texts.behind}
      </Note>
      <div role="status">
        {waiting > 0 && (
          <Button fullWidth icon={<ArrowUp size={18} />} onClick={showNew}>
            {texts.waiting(waiting)}
          </Button>
        )}
      </div>
      {isChoosing ? (
        <BulkBar selection={selection} listed={items} onClose={stopChoosing} />
      ) : (
        items.length > 1 && (
          <div>
            <Button variant="quiet" icon={<ListChecks size={18} />} onClick={startChoosing}>
              {texts.choose}
            </Button>
          </div>
        )
      )}
      {items.length > 0 && (
        <List id={LIST_ID} aria-label={texts.label}>
          {items.map((application) =>
            isChoosing ? (
              <ChoiceLine
                key={application.id}
                application={application}
                isChosen={selection.has(application.id)}
                onToggle={() => selection.toggle(application.id)}
              />
            ) : (
              <ApplicationLine
                key={application.id}
                application={application}
                search={searchFor(application.id)}
                isOpen={application.id === openId}
              />
            ),
          )}
        </List>
      )}
      {items.length === 0 && !list.hasNextPage && <Empty isFiltered={isFiltered} />}
      <MoreButton pages={list} />
    </Stack>
  );
};
