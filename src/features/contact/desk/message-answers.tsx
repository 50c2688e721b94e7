import { RotateCw } from 'lucide-react';
import { messagesDesk } from '#messages/messages-desk';
import { readReason } from '@/contract/delivery-failures';
import type { MessageAnswer, MessageDetail } from '@/contract/messages';
import { isolated } from '@/lib/direction';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import type { ColorName } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/drawing/badge';
import { Alert } from '@/ui/feedback/alert';
import { notify } from '@/ui/feedback/toast';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Note, Written } from '@/ui/layout/text';
import { messagesApi } from './messages-api';

const { answers: texts } = messagesDesk;

const colors: Record<MessageAnswer['delivery'], ColorName> = {
  waiting: 'amber',
  sent: 'grass',
  dead: 'danger',
};

/** Returns a stored code as a sentence. */
const failureOf = (code: string): string => {
  const reason = readReason(code);
  if (reason === null) return code;
  const text = texts.failures[reason.failure](reason.status);
  return reason.hasGivenUp ? texts.gaveUp(text) : text;
};

const Undelivered = ({ id, reason }: { id: string; reason: string | null }) => {
  const [resend, { isLoading, error }] = messagesApi.useResendAnswersMutation();
  return (
    <Alert
      tone="danger"
      title={texts.dead.title}
      action={
        <Button
          icon={<RotateCw size={18} />}
          loading={isLoading}
          onClick={() =>
            void resend({ id }).then((answer) => {
              if (!answer.error) notify.success(texts.dead.done);
            })
          }
        >
          {texts.dead.resend}
        </Button>
      }
    >
      {error ? toFailure(error).message : reason !== null && failureOf(reason)}
    </Alert>
  );
};

/** Answers that were sent, oldest first, and how their delivery goes. */
export const MessageAnswers = ({ message: { id, answers } }: { message: MessageDetail }) => (
  <Stack as="section" gap={2} aria-labelledby="answers">
    <Heading level={3} id="answers">
      {texts.title}
    </Heading>
    {answers.map(({ id: answerId, author, at, text, delivery, reason }) => (
      <Stack key={answerId} gap={1}>
        <Stack direction="row" gap={1.5} wrap>
          <Note tabular>{texts.by(isolated(author.username), formatMoment(at))}</Note>
          <Badge color={colors[delivery]}>{texts.deliveries[delivery]}</Badge>
        </Stack>
        <Written>{text}</Written>
        {delivery === 'waiting' && reason !== null && <Note>{texts.waiting(failureOf(reason))}</Note>}
        {delivery === 'dead' && <Undelivered id={id} reason={reason} />}
      </Stack>
    ))}
  </Stack>
);
