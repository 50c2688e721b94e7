import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { sections } from '#network/home-sections';
import { shippedEvents } from '@/features/content/published/shipped';
import { usePublished } from '@/features/content/published/use-published';
import { useStill } from '@/features/content/published/use-still';
import { published } from '@/messages/en/published';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';
import { EventRow } from './event-row';
import { SectionHead } from './section-head';

/** How many events have a row. */
const ROWS = 3;

const Board = styled.div`
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

/** The first of the events that are to come. */
export const Events = () => {
  const section = useRef<HTMLElement>(null);
  const all = usePublished('events') ?? shippedEvents;
  const latest = useMemo(() => all.slice(0, ROWS), [all]);
  const events = useStill(section, latest);
  return (
    sections.events && (
      <Section ref={section} aria-labelledby="events">
        <SectionHead id="events" {...sections.events} all={published.events.all} />
        {events.length > 0 ? (
          <Board>
            {events.map((event, index) => (
              <EventRow key={index} event={event} />
            ))}
          </Board>
        ) : (
          <Text color="muted">{published.events.none}</Text>
        )}
      </Section>
    )
  );
};
