import { CalendarPlus, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { eventsPage } from '#messages/event-pages';
import { identity } from '#network/identity';
import { pages } from '#network/pages';
import { subtitle } from '#network/subtitles/events';
import type { EventCard } from '@/contract/content';
import { FEED_PATHS } from '@/contract/content-paths';
import { EventRow } from '@/features/content/events/event-row';
import { eventState } from '@/features/content/events/event-state';
import { newsApi, whileFresh } from '@/features/content/news/news-api';
import { useNow } from '@/hooks/use-now';
import { nextFirst } from '@/lib/next-first';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Heading } from '@/ui/layout/heading';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { SubscribeLink, SubscribeLinks } from '../news/subscribe-link';
import { WaitingRows } from '../news/waiting-rows';

/** Calendars subscribe to this scheme; they would import a file only once. */
const calendar = `${identity.url.replace(/^https?/, 'webcal')}${FEED_PATHS.calendar}`;

const Fold = styled.details`
  summary {
    display: list-item;
    width: fit-content;
    padding-block: ${({ theme }) => theme.space[1]};
    font-size: ${({ theme }) => theme.fontSize.h2};
    font-weight: 700;
    letter-spacing: -0.015em;
    cursor: pointer;
  }
`;

const isCounting = () => false;

/** An event that ends while the page is open is marked; removing it would move the content below. */
const ComingRows = ({ events }: { events: readonly EventCard[] }) => {
  const now = useNow(isCounting);
  return events.map((event) => (
    <EventRow key={event.id} event={event} isOver={now !== null && eventState(event, now) === 'over'} />
  ));
};

const Events = () => {
  const { data, isFetching, isError, refetch } = newsApi.useGetEventsQuery(undefined, whileFresh);
  if (!data) {
    return isError && !isFetching ? (
      <RetryAlert title={eventsPage.failed.title} onRetry={() => void refetch()}>
        {eventsPage.failed.text}
      </RetryAlert>
    ) : (
      <WaitingRows label={eventsPage.loading} />
    );
  }
  const { coming, past } = data;
  return (
    <Stack gap={6}>
      {coming.length === 0 ? (
        <EmptyState title={eventsPage.empty.title}>{eventsPage.empty.text}</EmptyState>
      ) : (
        <section aria-labelledby="coming">
          <Heading level={2} id="coming">
            {eventsPage.coming}
          </Heading>
          <ComingRows events={nextFirst(coming)} />
        </section>
      )}
      {past.length > 0 && (
        <Fold>
          <summary>{`${eventsPage.past} (${String(past.length)})`}</summary>
          {past.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </Fold>
      )}
    </Stack>
  );
};

const EventsPage = () => (
  <>
    <PageHeader title={pages.events.title} subtitle={subtitle}>
      <SubscribeLinks>
        <SubscribeLink href={calendar} icon={<CalendarPlus size={18} />}>
          {eventsPage.calendar}
        </SubscribeLink>
        <SubscribeLink href={FEED_PATHS.calendar} icon={<Download size={18} />}>
          {eventsPage.file}
        </SubscribeLink>
      </SubscribeLinks>
    </PageHeader>
    <Section as="div">
      <Events />
    </Section>
  </>
);

export default EventsPage;
