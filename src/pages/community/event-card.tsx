import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { published } from '#messages/published';
import { identity } from '#network/identity';
import { shortMonths } from '#network/short-dates';
import type { EventCard as PublishedEvent } from '@/contract/content';
import type { UpcomingEvent } from '@/contract/network/community';
import { eventPath } from '@/contract/pages';
import { EventWhen } from '@/features/content/events/event-when';
import { shownAt } from '@/lib/format-time';
import { Badge } from '@/ui/drawing/badge';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

const Plate = styled(Card)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
`;
const Leaf = styled.div`
  display: grid;
  width: 88px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme }) => theme.color.raised};
  text-align: center;
`;
const Month = styled.span`
  padding: 4px;
  background: ${({ theme }) => theme.color.amber};
  color: ${({ theme }) => theme.color.amberInk};
  font-size: ${({ theme }) => theme.fontSize.small};
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`;
const Day = styled.span`
  padding: 12px 4px 16px;
  font-size: ${({ theme }) => theme.fontSize.h2};
  font-weight: 700;
  line-height: 1.2;
`;

interface LeafCardProps extends Pick<UpcomingEvent, 'month' | 'date' | 'type'> {
  id: string;
  title: ReactNode;
  /** Follows the title. */
  children: ReactNode;
}

const LeafCard = ({ id, month, date, type, title, children }: LeafCardProps) => (
  <li>
    <Plate forwardedAs="article" aria-labelledby={id}>
      <Leaf>
        <Month>{month}</Month>
        <Day>{date}</Day>
      </Leaf>
      <Stack gap={0.5} align="flex-start">
        <Badge color="amber">{type}</Badge>
        <Card.Title id={id}>{title}</Card.Title>
        {children}
      </Stack>
    </Plate>
  </li>
);

/** An announcement as a calendar leaf. */
export const EventCard = ({ id, event }: { id: string; event: UpcomingEvent }) => (
  <LeafCard {...event} id={id}>
    <Text color="muted">{event.text}</Text>
  </LeafCard>
);

/** A published event with a date, which is that of the site's time zone. */
export const DatedEventCard = ({ id, event }: { id: string; event: PublishedEvent }) => {
  const { timeZone } = identity;
  const day = shownAt(event.next.startsAt ?? '', timeZone);
  return (
    <LeafCard
      id={id}
      month={shortMonths[day.getUTCMonth()] ?? ''}
      date={String(day.getUTCDate())}
      type={published.events.type}
      title={<Link to={eventPath(event.id)}>{event.title}</Link>}
    >
      <EventWhen event={event} />
    </LeafCard>
  );
};
