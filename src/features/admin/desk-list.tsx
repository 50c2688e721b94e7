import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { MoreButton, type Pages } from './more-button';

const List = styled.ol`
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

interface DeskListProps {
  label: string;
  loadingLabel: string;
  failureTitle: string;
  query: Pages & { error?: unknown; refetch: () => unknown };
  /** List items, newest first; undefined until the first page has loaded. */
  items: ReactNode[] | undefined;
  /** Replaces an empty list. */
  empty: ReactNode;
}

/** A list loaded page by page, with a retry button if that fails. */
export const DeskList = (props: DeskListProps) => {
  const { items, query } = props;
  if (query.error)
    return (
      <RetryAlert title={props.failureTitle} onRetry={query.refetch}>
        {toFailure(query.error).message}
      </RetryAlert>
    );
  if (!items) return <Spinner label={props.loadingLabel} />;
  return (
    <Stack gap={3}>
      {items.length > 0 ? <List aria-label={props.label}>{items}</List> : props.empty}
      <MoreButton pages={query} />
    </Stack>
  );
};
