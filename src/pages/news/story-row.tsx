import { useId } from 'react';
import { styled } from 'styled-components';
import type { NewsCard } from '@/contract/content';
import type { Hue } from '@/contract/network/visuals';
import { storyPath } from '@/contract/pages';
import { Art, hueOf } from '@/features/content/art';
import { StoryMeta } from '@/features/content/news/story-meta';
import { directionOf } from '@/lib/direction';
import { block } from '@/theme/mixins';
import { Heading } from '@/ui/layout/heading';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';

const Row = styled.article<{ $hue: Hue }>`
  ${block('large')}
  --mark: ${({ theme, $hue }) => theme.color[$hue]};
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]};

  &:hover,
  &:focus-within {
    --fill: ${({ theme }) => theme.color.raised};
    --edge-top: ${({ theme }) => theme.color.lineStrong};
  }
  ${({ theme }) => theme.media.medium} {
    grid-template-columns: 16rem 1fr;
    gap: ${({ theme }) => theme.space[3]};
  }
`;
const Details = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  align-content: center;
  padding: ${({ theme }) => theme.space[1]};
  overflow-wrap: anywhere;
`;
/** Covers the whole row. */
const Title = styled(Link)`
  color: inherit;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${({ theme }) => theme.color.focus};
    outline-offset: -5px;
  }
`;

const width = { phone: 'calc(100vw - 64px)', wide: '16rem' };

/** A story in a list, linked to its page. */
export const StoryRow = ({ story }: { story: NewsCard }) => {
  const { slug, title, tag, summary, art, publishedAt } = story;
  // Not the slug, because ad blockers hide ids such as `cookies`.
  const titleId = useId();
  return (
    <Row $hue={hueOf(art)} aria-labelledby={titleId}>
      <Art name={art} hue={hueOf(art)} width={width} />
      <Details dir={directionOf(title)}>
        <StoryMeta tag={tag} publishedAt={publishedAt} />
        <Heading level={2} size="h3" id={titleId}>
          <Title to={storyPath(slug)}>{title}</Title>
        </Heading>
        {summary !== '' && <Text color="muted">{summary}</Text>}
      </Details>
    </Row>
  );
};
