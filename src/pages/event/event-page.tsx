import { CalendarPlus, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { eventPage } from '#messages/event-pages';
import { prizeLabel } from '#messages/home';
import { pages } from '#network/pages';
import type { EventResponse } from '@/contract/content';
import { FEED_PATHS } from '@/contract/content-paths';
import { hueOf } from '@/features/content/art';
import { Countdown } from '@/features/content/events/countdown';
import { prizes } from '@/features/content/events/event-row';
import { EventWhen } from '@/features/content/events/event-when';
import { googleCalendarLink } from '@/features/content/events/google-calendar';
import { BodyLink } from '@/features/content/markdown/body-link';
import { newsApi, whileFresh } from '@/features/content/news/news-api';
import { Marked, StoryBody } from '@/features/content/news/story-body';
import { directionOf } from '@/lib/direction';
import { ButtonLink } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { UnreadDocument, useDocumentTitle } from '../document/unread-document';
import { SubscribeLink, SubscribeLinks } from '../news/subscribe-link';
import NotFoundPage from '../not-found/not-found-page';

const Below = styled.div`
  margin-top: ${({ theme }) => theme.space[2]};
`;

/** Links by which calendars take an event. */
const AddToCalendar = ({ item }: EventResponse) => {
  const google = googleCalendarLink(item);
  return (
    google !== null && (
      <section aria-labelledby="add">
        <Heading level={2} size="h3" id="add">
          {eventPage.calendar.title}
        </Heading>
        <SubscribeLinks>
          <SubscribeLink href={FEED_PATHS.event.replace(':id', item.id)} icon={<Download size={18} />}>
            {eventPage.calendar.file}
          </SubscribeLink>
          <SubscribeLink href={google} icon={<CalendarPlus size={18} />}>
            {eventPage.calendar.google}
          </SubscribeLink>
        </SubscribeLinks>
      </section>
    )
  );
};

const Event = ({ item }: EventResponse) => {
  const { title, summary, prize, art, href, next } = item;
  return (
    <Marked $hue={hueOf(art)} dir={directionOf(title)}>
      <PageHeader title={title} {...(summary !== '' && { subtitle: summary })}>
        <Below>
          <EventWhen event={item} />
        </Below>
      </PageHeader>
      <Section as="div">
        <StoryBody story={{ art, points: [] }}>
          {next.startsAt !== null && <Countdown times={next} />}
          {prize !== '' && (
            <Stack direction="row" gap={1.5}>
              <PixelIcon name={prizes[art] ?? 'trophy'} size={48} />
              <div>
                <Note>{prizeLabel}</Note>
                <Text weight={600}>{prize}</Text>
              </div>
            </Stack>
          )}
          <AddToCalendar item={item} />
          {href !== null && (
            <div>
              <BodyLink target={href}>{eventPage.more}</BodyLink>
            </div>
          )}
          <div>
            <ButtonLink to={pages.events.path}>{eventPage.back}</ButtonLink>
          </div>
        </StoryBody>
      </Section>
    </Marked>
  );
};

const EventPage = ({ id }: { id: string }) => {
  const { currentData, ...query } = newsApi.useGetEventQuery(id, whileFresh);
  useDocumentTitle(currentData && currentData.item.title, pages.events.title);
  if (currentData) return <Event item={currentData.item} />;
  if (currentData === null) return <NotFoundPage />;
  return <UnreadDocument title={pages.events.title} texts={eventPage} query={query} />;
};

export default EventPage;
