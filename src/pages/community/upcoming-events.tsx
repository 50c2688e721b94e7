import { styled } from 'styled-components';
import { upcomingEvents } from '@/content/community';
import { SectionTitle } from '@/pages/scenery/section-title';
import { ButtonLink } from '@/ui/button/button';
import { Icon } from '@/ui/drawing/icon';
import { Section } from '@/ui/layout/section';
import { EventCard } from './event-card';

const Events = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space[3]};
  }
`;
const Notify = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${({ theme }) => theme.space[3]};
`;

/** What is to come, and where it is announced. */
export const UpcomingEvents = () => (
  <Section aria-labelledby="upcoming-events">
    <SectionTitle id="upcoming-events" title={upcomingEvents.title} text={upcomingEvents.text} />
    <Events>
      {upcomingEvents.items.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </Events>
    <Notify>
      <ButtonLink href={upcomingEvents.notify.url} icon={<Icon name="bell" />}>
        {upcomingEvents.notify.label}
      </ButtonLink>
    </Notify>
  </Section>
);
