import { styled } from 'styled-components';
import { messagesDesk as texts } from '#messages/messages-desk';
import type { MessageRecord } from '@/contract/messages';
import { DeskList } from '@/features/admin/desk-list';
import { formatMoment } from '@/lib/format-date';
import { formatNumber } from '@/lib/format-number';
import { useRemaining } from '@/store/optimistic-list';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { MessageBadges } from './message-badges';
import type { Filters } from './message-filters';
import { messageQueries } from './message-queries';

const { list } = texts;

const Item = styled.li`
  position: relative;
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;

  &:hover {
    background: ${({ theme }) => theme.color.raised};
  }
`;
/** Covers its whole line. */
const Subject = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
const Beginning = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Id of a message's line in the list. */
export const lineId = (id: string): string => `message-${id}`;

const Line = ({ record, search }: { record: MessageRecord; search: string }) => (
  <Item>
    <Stack gap={1}>
      <Stack direction="row" gap={1.5} wrap>
        <Heading level={2} size="h3">
          <Subject id={lineId(record.id)} to={search} dir="auto">
            {record.subject}
          </Subject>
        </Heading>
        <MessageBadges record={record} />
      </Stack>
      <Note tabular>
        <bdi translate="no">{record.email}</bdi>
        {', '}
        <time dateTime={record.receivedAt}>{formatMoment(record.receivedAt)}</time>
      </Note>
      <Beginning size="small" dir="auto">
        {record.message}
      </Beginning>
    </Stack>
  </Item>
);

interface MessageListProps {
  filters: Filters;
  searchFor: (id: string) => string;
}

/** Messages of the contact form, newest first. */
export const MessageList = ({ filters, searchFor }: MessageListProps) => {
  const query = messageQueries.useListMessagesInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const pages = query.currentData?.pages;
  const records = useRemaining(pages?.flatMap(({ messages }) => messages));
  const searched = pages?.reduce((sum, page) => sum + page.searched, 0) ?? 0;
  const none = filters.search === '' ? list.none[filters.state] : list.noneFound;
  return (
    <Stack gap={1}>
      <Note role="status" tabular>
        {filters.search !== '' &&
          records &&
          list.found(records.length, formatNumber(searched), query.hasNextPage)}
      </Note>
      <DeskList
        label={list.label}
        loadingLabel={list.loading}
        failureTitle={list.failureTitle}
        query={query}
        items={records?.map((record) => (
          <Line key={record.id} record={record} search={searchFor(record.id)} />
        ))}
        empty={<EmptyState title={none.title}>{none.text}</EmptyState>}
      />
    </Stack>
  );
};
