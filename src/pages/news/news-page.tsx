import { Rss } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { newsPage } from '#messages/news-pages';
import { pages } from '#network/pages';
import { subtitle } from '#network/subtitles/news';
import { FEED_PATHS } from '@/contract/content-paths';
import { newsApi, whileFresh } from '@/features/content/news/news-api';
import { scrollBehavior } from '@/lib/scroll-behavior';
import { ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { useIsReturn } from '@/ui/routing/browser-router';
import { StoryRow } from './story-row';
import { SubscribeLink, SubscribeLinks } from './subscribe-link';
import { WaitingRows } from './waiting-rows';

const Stories = ({ cursor }: { cursor: string | null }) => {
  const { currentData, isFetching, isError, refetch } = newsApi.useGetNewsQuery(cursor, whileFresh);
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

/** Scrolls a list page opened by a link to its top; a revisited one keeps its scroll position. */
const useTopOfPage = (cursor: string | null, isReturn: boolean): void => {
  const shown = useRef(cursor);
  useLayoutEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    if (!isReturn) window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, [cursor, isReturn]);
};

const NewsPage = () => {
  const { search } = useLocation();
  const isReturn = useIsReturn();
  const cursor = new URLSearchParams(search).get('cursor');
  useTopOfPage(cursor, isReturn);
  return (
    <>
      <PageHeader title={pages.news.title} subtitle={subtitle}>
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
