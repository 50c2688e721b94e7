import { eventsDesk } from '#messages/content-desk-events';
import type { DeskEvent } from '@/contract/content';
import { useNow } from '@/hooks/use-now';
import { timesFrom } from '@/lib/recurrence';
import type { ColorName } from '@/theme/tokens';
import { Badge } from '@/ui/drawing/badge';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { eventState, type EventState } from '../../events/event-state';
import { eventTimeIn } from '../../events/event-time';

const colors: Record<EventState, ColorName> = {
  undated: 'lapis',
  ahead: 'amber',
  now: 'grass',
  over: 'muted',
};

const isCounting = () => false;

/** Time, state and prize of an event. */
export const EventFacts = ({ item }: { item: DeskEvent }) => {
  const now = useNow(isCounting);
  const state = now === null ? null : eventState(timesFrom(item, now), now);
  return (
    <Stack direction="row" gap={1.5} wrap>
      {state && <Badge color={colors[state]}>{eventsDesk.states[state]}</Badge>}
      <Note tabular>{eventTimeIn(item)}</Note>
      {item.prize !== '' && <Note>{eventsDesk.prize(item.prize)}</Note>}
    </Stack>
  );
};
