import { styled } from 'styled-components';
import { storyPage } from '#messages/news-pages';
import { pages } from '#network/pages';
import type { StoryResponse } from '@/contract/content';
import { hueOf } from '@/features/content/art';
import { PrerenderedMarkdown } from '@/features/content/markdown/prerendered-markdown';
import { newsApi, whileFresh } from '@/features/content/news/news-api';
import { Marked, StoryBody } from '@/features/content/news/story-body';
import { StoryMeta } from '@/features/content/news/story-meta';
import { directionOf } from '@/lib/direction';
import { ButtonLink } from '@/ui/button/button';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { UnreadDocument, useDocumentTitle } from '../document/unread-document';
import NotFoundPage from '../not-found/not-found-page';

/** The text of a story, in Markdown. */
export const StoryText = ({ text }: { text: string }) => <PrerenderedMarkdown id="story-text" text={text} />;

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

const StoryPage = ({ slug }: { slug: string }) => {
  const { currentData, ...query } = newsApi.useGetStoryQuery(slug, whileFresh);
  useDocumentTitle(currentData && currentData.item.title, pages.news.title);
  if (currentData) return <Story item={currentData.item} />;
  if (currentData === null) return <NotFoundPage />;
  return <UnreadDocument title={pages.news.title} texts={storyPage} query={query} />;
};

export default StoryPage;
