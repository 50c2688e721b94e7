import { Rss } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { pages } from '#network/pages';
import { FEED_PATHS } from '@/contract/content-paths';
import { newsApi } from '@/features/content/news/news-api';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { newsPage } from '@/messages/en/news-pages';
import { ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { usePlace } from '@/ui/routing/place';
import { StoryRow } from './story-row';
import { SubscribeLink, SubscribeLinks } from './subscribe-link';
import { WaitingRows } from './waiting-rows';

/** Older answers are asked for anew. */
const FRESH_S = 30;

const Stories = ({ cursor }: { cursor: string | null }) => {
  const { currentData, isFetching, isError, refetch } = newsApi.useGetNewsQuery(cursor, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  if (!currentData) {
    return isError && !isFetching ? (
      <RetryAlert title={newsPage.failed.title} onRetry={() => void refetch()}>
        {newsPage.failed.text}
      </RetryAlert>
    ) : (
      <WaitingRows label={newsPage.loading} />
    );
  }
  const { items, nextCursor } = currentData;
  const empty = cursor === null ? newsPage.empty : newsPage.emptyPage;
  return (
    <Stack gap={3}>
      {items.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
      {items.map((story) => (
        <StoryRow key={story.slug} story={story} />
      ))}
      {(cursor !== null || nextCursor !== null) && (
        <Stack as="nav" direction="row" justify="center" wrap aria-label={newsPage.paging}>
          {cursor !== null && <ButtonLink to={pages.news.path}>{newsPage.newest}</ButtonLink>}
          {nextCursor !== null && (
            <ButtonLink to={`${pages.news.path}?cursor=${encodeURIComponent(nextCursor)}`}>
              {newsPage.older}
            </ButtonLink>
          )}
        </Stack>
      )}
    </Stack>
  );
};

/** A page that comes by a link begins at its top; one that is come back to is where it was left. */
const useTopOfPage = (cursor: string | null, isReturn: boolean): void => {
  const shown = useRef(cursor);
  useLayoutEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (!isReturn) window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [cursor, isReturn]);
};

const NewsPage = () => {
  const { search, isReturn } = usePlace();
  const cursor = new URLSearchParams(search).get('cursor');
  useTopOfPage(cursor, isReturn);
  return (
    <>
      <PageHeader title={newsPage.title} subtitle={newsPage.subtitle}>
        <SubscribeLinks>
          <SubscribeLink href={FEED_PATHS.feed} icon={<Rss size={18} />}>
            {newsPage.subscribe}
          </SubscribeLink>
        </SubscribeLinks>
      </PageHeader>
      <Section as="div">
        <Stories cursor={cursor} />
      </Section>
    </>
  );
};

export default NewsPage;
