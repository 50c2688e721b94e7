import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contactForm } from '#messages/contact';
import { messagesDesk as texts } from '#messages/messages-desk';
import { CONTACT_FIELDS, type ContactField } from '@/contract/contact-fields';
import type { MessageDetail } from '@/contract/messages';
import { LinkedText } from '@/features/admin/linked-text';
import { useMayErase } from '@/features/admin/use-me';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Written } from '@/ui/layout/text';
import { AnswerForm } from './answer-form';
import { DeleteMessageDialog } from './delete-message-dialog';
import { MessageActions } from './message-actions';
import { MessageAnswers } from './message-answers';
import { MessageBadges } from './message-badges';

const HEADED: readonly ContactField[] = ['email', 'subject', 'message'];
/** The form's fields without a place of their own in a message. */
const FURTHER = CONTACT_FIELDS.filter((field) => !HEADED.includes(field));

/** A stranger's address may contain `?` and `&`, which could fill in the mail. */
const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

const Viewers = ({ viewers }: Pick<MessageDetail, 'viewers'>) => (
  <div role="status">
    {viewers.length > 0 && (
      <Alert
        tone="info"
        role="none"
        title={texts.viewers.title(viewers.map(({ username }) => isolated(username)).join(', '))}
      >
        {texts.viewers.text}
      </Alert>
    )}
  </div>
);

interface ViewProps {
  message: MessageDetail;
  onDeleted: () => void;
}

/** One message with everything about it. */
export const MessageView = ({ message, onDeleted }: ViewProps) => {
  const [isDeleting, setDeleting] = useState(false);
  const mayErase = useMayErase();
  return (
    <Card>
      <Card.Body gap={3}>
        <Viewers viewers={message.viewers} />
        <Stack gap={1}>
          <Stack direction="row" gap={1.5} wrap>
            <Heading level={2} size="h3">
              {message.subject}
            </Heading>
            <MessageBadges record={message} />
          </Stack>
          <Note tabular>
            <a href={mailTo(message.email)} translate="no">
              {message.email}
            </a>
            {', '}
            <time dateTime={message.receivedAt}>{formatMoment(message.receivedAt)}</time>
          </Note>
        </Stack>
        {FURTHER.map(
          (field) =>
            message[field] !== '' && (
              <Written key={field}>
                {contactForm.fields[field]}: <bdi>{message[field]}</bdi>
              </Written>
            ),
        )}
        <Written>
          <LinkedText text={message.message} />
        </Written>
        <MessageActions message={message}>
          {mayErase && (
            <Button
              variant="quiet"
              icon={<Trash2 size={16} />}
              aria-label={texts.deleteNamed(isolated(message.subject))}
              onClick={() => setDeleting(true)}
            >
              {texts.deleteLabel}
            </Button>
          )}
        </MessageActions>
        {message.answers.length > 0 && <MessageAnswers message={message} />}
        {message.canAnswer ? (
          <AnswerForm message={message} />
        ) : (
          <Alert tone="info" title={texts.answer.noMail.title}>
            {texts.answer.noMail.text}
          </Alert>
        )}
      </Card.Body>
      {isDeleting && (
        <DeleteMessageDialog record={message} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </Card>
  );
};
