import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { published } from '#messages/published';
import { eventCards } from '#network/events';
import { sections } from '#network/home-sections';
import { HOME_CARDS } from '@/contract/content-fields';
import { usePublished, useStill } from '@/features/content/published/use-still';
import { nextFirst } from '@/lib/next-first';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';
import { EventRow } from './event-row';
import { SectionHead } from './section-head';

const Board = styled.div`
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

/** The next upcoming events. */
export const Events = () => {
  const section = useRef<HTMLElement>(null);
  const all = usePublished('events');
  const latest = useMemo(() => (all ? nextFirst(all).slice(0, HOME_CARDS) : eventCards), [all]);
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
