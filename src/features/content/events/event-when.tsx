import { styled } from 'styled-components';
import { published } from '#messages/published';
import { identity } from '#network/identity';
import type { EventCard } from '@/contract/content';
import { useIsHydrated } from '@/hydration/hooks';
import { ownTime } from '@/lib/own-time';
import { Note, Text } from '@/ui/layout/text';
import { eventTime } from './event-time';

/** Has the hue of the event's picture. */
const Day = styled(Text)`
  color: var(--mark);
`;
/**
 * Reserves its room until the visitor's time zone is known. On phones, an event over midnight takes two
 * lines.
 */
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
  /** Adds text to the event's time, if there is one. */
  say?: (time: string) => string;
}

/**
 * An event's time in the site's time zone and, if it differs, in the visitor's. The times follow the
 * direction of the event's text.
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
