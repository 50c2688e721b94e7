import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { pages } from '#network/pages';
import type { StoryResponse } from '@/contract/content';
import { artHues, type Hue } from '@/contract/network/visuals';
import { storySlugAt } from '@/contract/pages';
import { Art } from '@/features/content/art';
import { newsApi } from '@/features/content/news/news-api';
import { directionOf, isolated } from '@/lib/direction';
import { documentTitle } from '@/lib/pages';
import { storyPage } from '@/messages/en/news-pages';
import { notFound } from '@/messages/en/pages';
import { ButtonLink } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { usePathname } from '@/ui/routing/place';
import { Bullets } from '../home/bullets';
import { StoryMeta } from '../news/story-meta';
import { WaitingRows } from '../news/waiting-rows';
import NotFoundPage from '../not-found/not-found-page';
import { StoryText } from './story-text';

/** Older answers are asked for anew. */
const FRESH_S = 30;

const Marked = styled.article<{ $hue: Hue }>`
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  margin-top: ${({ theme }) => theme.space[2]};
`;
/** The picture stands beside the words where there is room. */
const Sides = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, ${({ theme }) => theme.size.reading}) minmax(0, 1fr);
    align-items: start;

    & > :first-child {
      order: 1;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  min-width: 0;
  font-size: ${({ theme }) => theme.fontSize.lead};
`;

const width = { phone: 'calc(100vw - 32px)', wide: '480px' };

const Story = ({ item }: StoryResponse) => {
  const { slug, title, tag, summary, points, art, publishedAt, body } = item;
  return (
    <Marked $hue={artHues[art]} dir={directionOf(title)}>
      <PageHeader title={title} {...(summary !== '' && { subtitle: summary })}>
        <Below>
          <StoryMeta tag={tag} publishedAt={publishedAt} />
        </Below>
      </PageHeader>
      <Section as="div">
        <Sides>
          <Art name={art} hue={artHues[art]} width={width} isFirst />
          <Words>
            {points.length > 0 && <Bullets items={points} />}
            {body !== '' && <StoryText key={slug} text={body} />}
            <div>
              <ButtonLink to={pages.news.path}>{storyPage.back}</ButtonLink>
            </div>
          </Words>
        </Sides>
      </Section>
    </Marked>
  );
};

const StoryPage = () => {
  const slug = storySlugAt(usePathname()) ?? '';
  const { currentData, isFetching, isError, refetch } = newsApi.useGetStoryQuery(slug, {
    refetchOnMountOrArgChange: FRESH_S,
  });
  const title = currentData === null ? notFound.title : (currentData?.item.title ?? pages.news.title);
  useLayoutEffect(() => {
    document.title = documentTitle(isolated(title));
  }, [title]);

  /** The document brings the story along, also where an ad blocker refuses the call for the words in its address. */
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
