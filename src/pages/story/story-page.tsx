import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { storyPage } from '@/content/news-pages';
import { documentTitle, notFound, pages, storySlugAt } from '@/content/pages';
import { artHues, type Hue } from '@/content/visuals';
import type { StoryResponse } from '@/contract/content';
import { Art } from '@/features/content/art';
import { newsApi } from '@/features/content/news/news-api';
import { ButtonLink } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
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

const width = { phone: 'calc(100vw - 32px)', wide: '720px' };

const Story = ({ item }: StoryResponse) => {
  const { slug, title, tag, summary, points, art, publishedAt, body } = item;
  return (
    <Marked $hue={artHues[art]}>
      <PageHeader title={title} {...(summary !== '' && { subtitle: summary })}>
        <StoryMeta tag={tag} publishedAt={publishedAt} />
      </PageHeader>
      <Section as="div" width="reading">
        <Stack gap={4}>
          <Art name={art} hue={artHues[art]} width={width} isFirst />
          {points.length > 0 && <Bullets items={points} />}
          {body !== '' && <StoryText key={slug} text={body} />}
          <Stack direction="row">
            <ButtonLink to={pages.news.path}>{storyPage.back}</ButtonLink>
          </Stack>
        </Stack>
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
    document.title = documentTitle(title);
  }, [title]);

  if (currentData) return <Story item={currentData.item} />;
  if (currentData === null) return <NotFoundPage />;
  return (
    <>
      <PageHeader title={pages.news.title} />
      <Section as="div" width="reading">
        {isError && !isFetching ? (
          <RetryAlert title={storyPage.failed.title} onRetry={() => void refetch()}>
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
