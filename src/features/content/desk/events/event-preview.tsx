import { styled } from 'styled-components';
import { eventsDesk } from '#messages/content-desk-events';
import type { DeskEvent } from '@/contract/content';
import { useNow } from '@/hooks/use-now';
import { eventCardOf } from '@/lib/event-card';
import { EventRow } from '../../events/event-row';
import { toEventBody, type EventValues } from './event-values';

/** Stacked even on a wide screen, where the preview has only half of it. */
const Narrow = styled.div`
  & > article {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const isCounting = () => false;

/** An event as visitors will see it. */
export const EventPreview = ({ values, item }: { values: EventValues; item: DeskEvent | null }) => (
  <Narrow>
    <EventRow
      event={eventCardOf(
        {
          ...toEventBody(values),
          id: item?.id ?? 'preview',
          title: values.title.trim() || eventsDesk.untitled,
          prize: values.prize.trim(),
        },
        useNow(isCounting) ?? 0,
        null,
      )}
      hasPage={false}
    />
  </Narrow>
);
