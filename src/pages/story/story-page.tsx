import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { storyPage } from '#messages/news-pages';
import { notFound } from '#messages/pages';
import { pages } from '#network/pages';
import type { StoryResponse } from '@/contract/content';
import { storySlugAt } from '@/contract/pages';
import { hueOf } from '@/features/content/art-hue';
import { newsApi, whileFresh } from '@/features/content/news/news-api';
import { Marked, StoryBody } from '@/features/content/news/story-body';
import { StoryMeta } from '@/features/content/news/story-meta';
import { directionOf, isolated } from '@/lib/direction';
import { documentTitle } from '@/lib/pages';
import { ButtonLink } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { WaitingRows } from '../news/waiting-rows';
import NotFoundPage from '../not-found/not-found-page';
import { StoryText } from './story-text';

const Below = styled.div`
  margin-top: ${({ theme }) => theme.space[2]};
`;

const Story = ({ item }: StoryResponse) => {
  const { title, tag, summary, art, publishedAt, body } = item;
  return (
    <Marked $hue={hueOf(art)} dir={directionOf(title)}>
      <PageHeader title={title} {...(summary !== '' && { subtitle: summary })}>
        <Below>
          <StoryMeta tag={tag} publishedAt={publishedAt} />
        </Below>
      </PageHeader>
      <Section as="div">
        <StoryBody story={item}>
          {body !== '' && <StoryText text={body} />}
          <div>
            <ButtonLink to={pages.news.path}>{storyPage.back}</ButtonLink>
          </div>
        </StoryBody>
      </Section>
    </Marked>
  );
};

const StoryPage = () => {
  const slug = storySlugAt(useLocation().pathname) ?? '';
  const { currentData, isFetching, isError, refetch } = newsApi.useGetStoryQuery(slug, whileFresh);
  const title = currentData === null ? notFound.title : (currentData?.item.title ?? pages.news.title);
  useLayoutEffect(() => {
    document.title = documentTitle(isolated(title));
  }, [title]);

  /**
   * The reloaded document contains the story, even if an ad blocker blocks the call because of words in its
   * URL.
   */
  const retry = async () => {
    const { isError: isRefused } = await refetch();
    if (isRefused && navigator.onLine) window.location.reload();
  };

  if (currentData) return <Story item={currentData.item} />;
  if (currentData === null) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={pages.news.title} />
      <Section as="div" width="reading">
        {isError && !isFetching ? (
          <RetryAlert title={storyPage.failed.title} onRetry={() => void retry()}>
            {storyPage.failed.text}
          </RetryAlert>
        ) : (
          <WaitingRows label={storyPage.loading} />
        )}
      </Section>
    </>
  );
};

export default StoryPage;
