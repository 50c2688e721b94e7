import { memo } from 'react';
import { css, styled } from 'styled-components';
import type { NewsCard } from '@/contract/content';
import type { Hue } from '@/contract/network/visuals';
import { storyPath } from '@/contract/pages';
import { Art, hueOf } from '@/features/content/art';
import { StoryMeta } from '@/features/content/news/story-meta';
import { directionOf } from '@/lib/direction';
import { block, clamped } from '@/theme/mixins';
import { Bullets } from '@/ui/layout/bullets';
import { Heading } from '@/ui/layout/heading';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

/** The large story's picture grows to fill its card. */
const large = css`
  ${({ theme }) => theme.media.large} {
    grid-template-rows: 1fr auto;

    & > :first-child {
      aspect-ratio: auto;
    }
  }
`;
/** A small story's picture is a strip along its side. */
const small = css`
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 10rem 1fr;

    & > :first-child {
      aspect-ratio: auto;
    }
  }
`;
const Story = styled.article<{ $hue: Hue; $large: boolean }>`
  ${block('large')}
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]};
  ${({ $large }) => ($large ? large : small)}
`;

/** Below each other, stories are as high as their texts. Longer ones are cut off. */
const narrowRoom = css`
  max-height: 30rem;

  @media (min-width: 390px) {
    max-height: 25rem;
  }
  ${({ theme }) => theme.media.small} {
    max-height: 22rem;
  }
  @media (min-width: 600px) {
    max-height: 18.5rem;
  }
`;
/** Reserves the space of a usual story, so that those beside it do not move when the content changes. */
const largeRoom = css`
  ${narrowRoom}
  ${({ theme }) => theme.media.medium} {
    max-height: none;
    height: 17rem;
  }
  ${({ theme }) => theme.media.large} {
    height: 19.5rem;
  }
  @media (min-width: 1200px) {
    height: 17rem;
  }
`;
const smallRoom = css`
  ${narrowRoom}
  ${({ theme }) => theme.media.medium} {
    justify-content: center;
    max-height: none;
    height: 20rem;
  }
  ${({ theme }) => theme.media.large} {
    height: 33rem;
  }
  @media (min-width: 1200px) {
    height: 28rem;
  }
`;
const Details = styled.div<{ $large: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[1.5]};
  min-width: 0;
  overflow: hidden;
  padding: ${({ theme }) => theme.space[1]};
  ${({ $large }) => ($large ? largeRoom : smallRoom)}

  & > * {
    flex: none;
  }
  /* What there is no room for wraps into a column that is out of sight. */
  & > ul {
    display: flex;
    flex: 0 1 auto;
    flex-flow: column wrap;
    align-content: flex-start;
    min-height: 0;
    overflow: hidden;
  }
  & > ul > li {
    flex: none;
    width: 100%;
  }
`;
const Title = styled(Heading)`
  ${clamped(3)}

  a {
    text-decoration: none;
    outline-offset: -2px;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Summary = styled(Text)`
  ${clamped(6)}
`;

/** Wide screens show the large story's picture almost square, and a small story's strip as high as its text. */
const largeWidth = { phone: 'calc(100vw - 64px)', wide: '800px' };
const smallWidth = { phone: 'calc(100vw - 64px)', wide: '640px' };

interface NewsStoryProps {
  story: NewsCard;
  isLarge: boolean;
}

/** A story's card. The element stays when its story changes; its texts remount, because they are different texts. */
export const NewsStory = memo(function NewsStory({ story, isLarge }: NewsStoryProps) {
  const { slug, title, tag, summary, points, art, publishedAt } = story;
  const hue = hueOf(art);
  return (
    <Story $hue={hue} $large={isLarge} aria-labelledby={`story-${slug}`}>
      <Art key={art} name={art} hue={hue} width={isLarge ? largeWidth : smallWidth} />
      <Details key={JSON.stringify(story)} $large={isLarge} dir={directionOf(title)}>
        <StoryMeta tag={tag} publishedAt={publishedAt} />
        <Title level={3} size={isLarge ? 'h2' : 'h3'} id={`story-${slug}`}>
          <Link to={storyPath(slug)}>{title}</Link>
        </Title>
        {summary !== '' && <Summary color="muted">{summary}</Summary>}
        {points.length > 0 && <Bullets items={points} />}
      </Details>
    </Story>
  );
});
