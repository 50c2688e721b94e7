import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { published } from '#messages/published';
import type { EventCard as PublishedEvent } from '@/contract/content';
import { HOME_CARDS } from '@/contract/content-fields';
import type { Community } from '@/contract/network/community';
import { usePublished, useStill } from '@/features/content/published/use-still';
import { nextFirst } from '@/lib/next-first';
import { pathOf } from '@/lib/pages';
import { SectionTitle } from '@/pages/scenery/section-title';
import { ButtonLink } from '@/ui/button/button';
import { Icon } from '@/ui/drawing/icon';
import { Section } from '@/ui/layout/section';
import { DatedEventCard, EventCard } from './event-card';

const Events = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[3]};
  }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
`;

/** Id of a card's title. */
const idOf = (index: number): string => `upcoming-${String(index + 1)}`;

/**
 * The next published events. Until an editor has written one, the network's own announcements stand in their
 * place, if it has such.
 */
const useNextEvents = (announced: number): PublishedEvent[] => {
  const all = usePublished('events');
  return useMemo(() => {
    const dated = nextFirst(all ?? []).filter(({ next }) => next.startsAt !== null);
    return announced === 0 || dated.some(({ editedAt }) => editedAt !== null)
      ? dated.slice(0, HOME_CARDS)
      : [];
  }, [all, announced]);
};

/** Upcoming events, and where they are announced. */
export const UpcomingEvents = ({ upcoming }: { upcoming: NonNullable<Community['upcoming']> }) => {
  const section = useRef<HTMLElement>(null);
  const events = useStill(section, useNextEvents(upcoming.events.length));
  const path = pathOf('events');
  return (
    <Section ref={section} aria-labelledby="upcoming-events">
      <SectionTitle id="upcoming-events" title={upcoming.title} text={upcoming.text} />
      {(events.length > 0 || upcoming.events.length > 0) && (
        <Events>
          {events.map((event, index) => (
            <DatedEventCard key={event.id} id={idOf(index)} event={event} />
          ))}
          {events.length === 0 &&
            upcoming.events.map((event, index) => <EventCard key={index} id={idOf(index)} event={event} />)}
        </Events>
      )}
      <Links>
        {upcoming.notify && (
          <ButtonLink href={upcoming.notify.url} icon={<Icon name="bell" />}>
            {upcoming.notify.label}
          </ButtonLink>
        )}
        {path !== null && <ButtonLink to={path}>{published.events.all.label}</ButtonLink>}
      </Links>
    </Section>
  );
};
