import { styled } from 'styled-components';
import { published } from '#messages/published';
import { identity } from '#network/identity';
import type { EventCard } from '@/contract/content';
import { useIsHydrated } from '@/hydration/hooks';
import { formatMoment } from '@/lib/format-date';
import { ownTime } from '@/lib/own-time';
import { Note, Text } from '@/ui/layout/text';
import { eventTime } from './event-time';

/** Formats a time in the network's time zone: `May 25, 2025, 14:03 UTC`. */
const siteMoment = (iso: string): string => `${formatMoment(iso, identity.timeZone)} ${identity.timeZone}`;

/** Has the hue of the event's picture. */
const Day = styled(Text)`
  color: var(--mark);
`;
/**
 * Reserves its room until the visitor's time zone is known. On phones, an event over midnight takes two
 * lines.
 */
const Own = styled(Note)<{ $isShort: boolean }>`
  min-height: ${({ $isShort }) => ($isShort ? 1 : 2)}lh;

  @media (min-width: 480px) {
    min-height: 1lh;
  }
`;

/** The time in the visitor's own zone, if that differs from the site's. */
export const OwnTime = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) => {
  const isHydrated = useIsHydrated();
  const time = isHydrated ? ownTime(startsAt, endsAt, identity.timeZone) : null;
  return (
    <Own dir={undefined} $isShort={endsAt === null}>
      {time !== null && <time dateTime={startsAt}>{published.events.ownTime(time)}</time>}
    </Own>
  );
};

interface EventWhenProps {
  event: EventCard;
  /** Adds text to the event's time, if there is one; not to that of one that recurs. */
  say?: (time: string) => string;
}

/**
 * An event's time in its author's words, in the site's time zone and, if it differs, in the visitor's; of one that recurs,
 * the next time. The times follow the direction of the event's text.
 */
export const EventWhen = ({ event, say = (time) => time }: EventWhenProps) => {
  const { when, startsAt, endsAt, next } = event;
  const time = eventTime(event);
  if (time === '') return null;
  if (startsAt === null && next.startsAt !== null)
    return (
      <div>
        <Day weight={600}>{time}</Day>
        <Note dir={undefined}>
          <time dateTime={next.startsAt}>{published.events.next(siteMoment(next.startsAt))}</time>
        </Note>
        <OwnTime startsAt={next.startsAt} endsAt={null} />
      </div>
    );
  if (startsAt === null) return <Day weight={600}>{say(time)}</Day>;
  const own = <OwnTime startsAt={startsAt} endsAt={endsAt} />;
  if (when !== '')
    return (
      <div>
        <Day weight={600}>{say(time)}</Day>
        <Note dir={undefined}>
          <time dateTime={startsAt}>{siteMoment(startsAt)}</time>
        </Note>
        {own}
      </div>
    );
  return (
    <div>
      <Day dir={undefined} weight={600}>
        <time dateTime={startsAt}>{say(time)}</time>
      </Day>
      {own}
    </div>
  );
};
