import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CONTACT_FIELDS, type ContactField } from '@/contract/contact-fields';
import type { MessageRecord } from '@/contract/messages';
import { DeskList } from '@/features/admin/desk-list';
import { useMayErase } from '@/features/admin/use-me';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { contactForm } from '@/messages/en/contact';
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

const Item = styled.li`
  padding-block: ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  overflow-wrap: anywhere;
`;

const deliveries: Record<MessageRecord['delivery'], { label: string; color: ColorName }> = {
  stored: { label: 'Kept here', color: 'muted' },
  waiting: { label: 'Forwarding', color: 'amber' },
  delivered: { label: 'Forwarded', color: 'grass' },
  failed: { label: 'Not forwarded', color: 'danger' },
};

const HEADED: readonly ContactField[] = ['email', 'subject', 'message'];
/** The form's fields that have no place of their own in a message. */
const FURTHER = CONTACT_FIELDS.filter((field) => !HEADED.includes(field));

/** What a stranger gave as an address may hold `?` and `&`, which would address and write the mail for them. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const Message = ({ record }: { record: MessageRecord }) => {
  const { label, color } = deliveries[record.delivery];
  const [isDeleting, setDeleting] = useState(false);
  const mayErase = useMayErase();
  return (
    <Item>
      <Stack gap={1}>
        <Stack direction="row" gap={1.5} wrap>
          <Heading level={2} size="h3">
            {record.subject}
          </Heading>
          <Badge color={color}>{label}</Badge>
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
              aria-label={`Delete the message ${isolated(record.subject)}`}
              onClick={() => setDeleting(true)}
            >
              Delete
            </Button>
          </div>
        )}
        {isDeleting && <DeleteMessageDialog record={record} onClose={() => setDeleting(false)} />}
      </Stack>
    </Item>
  );
};

/** What visitors wrote through the contact form, newest first. */
const MessageList = () => {
  const query = messagesApi.useListMessagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const records = useRemaining(query.data?.pages.flatMap(({ messages }) => messages));
  return (
    <DeskList
      label="Messages"
      loadingLabel="Loading the messages..."
      failureTitle="The messages could not be loaded"
      query={query}
      items={records?.map((record) => (
        <Message key={record.id} record={record} />
      ))}
      empty={<EmptyState title="No messages">What visitors write to the team arrives here.</EmptyState>}
    />
  );
};

export default MessageList;
