import { styled } from 'styled-components';
import { identity } from '#network/identity';
import type { EventCard } from '@/contract/content';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { ownTime } from '@/lib/own-time';
import { published } from '@/messages/en/published';
import { Note, Text } from '@/ui/layout/text';
import { eventTime } from './event-time';

/** In the hue of the event's picture. */
const Day = styled(Text)`
  color: var(--mark);
`;
/** Has its room before the visitor's zone is known. On phones a night from one day to the next takes two lines. */
const Own = styled(Note)`
  min-height: 2lh;

  @media (min-width: 480px) {
    min-height: 1lh;
  }
`;

const OwnTime = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) => {
  const isHydrated = useIsHydrated();
  const time = isHydrated ? ownTime(startsAt, endsAt, identity.timeZone) : null;
  return (
    <Own dir={undefined}>
      {time !== null && <time dateTime={startsAt}>{published.events.ownTime(time)}</time>}
    </Own>
  );
};

interface EventWhenProps {
  event: EventCard;
  /** Adds to the event's time, where there is one. */
  say?: (time: string) => string;
}

/**
 * When an event takes place, by the site's clock and, where that shows something else, by the visitor's own. The times
 * follow the direction of the event's words.
 */
export const EventWhen = ({ event, say = (time) => time }: EventWhenProps) => {
  const { when, startsAt, endsAt } = event;
  const time = eventTime(event);
  if (time === '') return null;
  if (when !== '' || startsAt === null) return <Day weight={600}>{say(time)}</Day>;
  return (
    <div>
      <Day dir={undefined} weight={600}>
        <time dateTime={startsAt}>{say(time)}</time>
      </Day>
      <OwnTime startsAt={startsAt} endsAt={endsAt} />
    </div>
  );
};
