import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { contactForm } from '#messages/contact';
import { messagesDesk as texts } from '#messages/messages-desk';
import { CONTACT_FIELDS, type ContactField } from '@/contract/contact-fields';
import type { MessageRecord } from '@/contract/messages';
import { DeskList } from '@/features/admin/desk-list';
import { useMayErase } from '@/features/admin/use-me';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { useRemaining } from '@/store/optimistic-list';
import type { ColorName } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Written } from '@/ui/layout/text';
import { DeleteMessageDialog } from './delete-message-dialog';
import { messagesApi } from './messages-api';

const { list } = texts;

const Item = styled.li`
  padding-block: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
`;

const colors: Record<MessageRecord['delivery'], ColorName> = {
  stored: 'muted',
  waiting: 'amber',
  delivered: 'grass',
  failed: 'danger',
};

const HEADED: readonly ContactField[] = ['email', 'subject', 'message'];
/** The form's fields without a place of their own in a message. */
const FURTHER = CONTACT_FIELDS.filter((field) => !HEADED.includes(field));

/** A stranger's address may contain `?` and `&`, which could fill in the mail. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const Message = ({ record }: { record: MessageRecord }) => {
  const [isDeleting, setDeleting] = useState(false);
  const mayErase = useMayErase();
  return (
    <Item>
      <Stack gap={1}>
        <Stack direction="row" gap={1.5} wrap>
          <Heading level={2} size="h3">
            {record.subject}
          </Heading>
          <Badge color={colors[record.delivery]}>{texts.deliveries[record.delivery]}</Badge>
        </Stack>
        <Note tabular>
          <a href={mailTo(record.email)} translate="no">
            {record.email}
          </a>
          {', '}
          <time dateTime={record.receivedAt}>{formatMoment(record.receivedAt)}</time>
        </Note>
        {FURTHER.map(
          (field) =>
            record[field] !== '' && (
              <Written key={field}>
                {contactForm.fields[field]}: <bdi>{record[field]}</bdi>
              </Written>
            ),
        )}
        <Written>{record.message}</Written>
        {mayErase && (
          <div>
            <Button
              variant="quiet"
              icon={<Trash2 size={16} />}
              aria-label={texts.deleteNamed(isolated(record.subject))}
              onClick={() => setDeleting(true)}
            >
              {texts.deleteLabel}
            </Button>
          </div>
        )}
        {isDeleting && <DeleteMessageDialog record={record} onClose={() => setDeleting(false)} />}
      </Stack>
    </Item>
  );
};

/** Messages of the contact form, newest first. */
const MessageList = () => {
  const query = messagesApi.useListMessagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const records = useRemaining(query.data?.pages.flatMap(({ messages }) => messages));
  return (
    <DeskList
      label={list.label}
      loadingLabel={list.loading}
      failureTitle={list.failureTitle}
      query={query}
      items={records?.map((record) => (
        <Message key={record.id} record={record} />
      ))}
      empty={<EmptyState title={list.none.title}>{list.none.text}</EmptyState>}
    />
  );
};

export default MessageList;
