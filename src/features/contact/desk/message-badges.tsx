import { messagesDesk as texts } from '#messages/messages-desk';
import type { MessageRecord } from '@/contract/messages';
import { isolated } from '@/lib/direction';
import type { ColorName } from '@/theme/tokens';
import { Badge } from '@/ui/drawing/badge';

const colors: Record<MessageRecord['delivery'], ColorName> = {
  stored: 'muted',
  waiting: 'amber',
  delivered: 'grass',
  failed: 'danger',
};

/** State of a message, who has it, and how its forwarding goes. */
export const MessageBadges = ({ record: { state, takenBy, delivery } }: { record: MessageRecord }) => (
  <>
    <Badge color={state === 'open' ? 'amber' : 'grass'}>{texts.states[state]}</Badge>
    {takenBy && <Badge color="focus">{texts.takenBy(isolated(takenBy.username))}</Badge>}
    <Badge color={colors[delivery]}>{texts.deliveries[delivery]}</Badge>
  </>
);
