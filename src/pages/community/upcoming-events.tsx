import { styled } from 'styled-components';
import type { Community } from '@/contract/network/community';
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

/** Upcoming events, and where they are announced. */
export const UpcomingEvents = ({ upcoming }: { upcoming: NonNullable<Community['upcoming']> }) => (
  <Section aria-labelledby="upcoming-events">
    <SectionTitle id="upcoming-events" title={upcoming.title} text={upcoming.text} />
    {upcoming.events.length > 0 && (
      <Events>
        {upcoming.events.map((event, index) => (
          <EventCard key={index} id={`upcoming-${String(index + 1)}`} event={event} />
        ))}
      </Events>
    )}
    {upcoming.notify && (
      <Notify>
        <ButtonLink href={upcoming.notify.url} icon={<Icon name="bell" />}>
          {upcoming.notify.label}
        </ButtonLink>
      </Notify>
    )}
  </Section>
);
