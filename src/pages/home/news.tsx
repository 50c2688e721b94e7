import { css, styled } from 'styled-components';
import { sections } from '@/content/home';
import { news, type NewsItem } from '@/content/news';
import type { Hue } from '@/content/visuals';
import { Art } from '@/features/content/art';
import { formatDay } from '@/lib/format';
import { block } from '@/theme/mixins';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';
import { Bullets } from './bullets';
import { SectionHead } from './section-head';

/** The newest story is the large one; the others stand beside it. */
const Stories = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 1.25fr 1fr;

    & > :first-child {
      grid-row: span 2;
    }
  }
`;
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
const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
  padding: ${({ theme }) => theme.space[1]};
`;
const Meta = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[1.5]}`};

  span {
    color: var(--mark);
    font-weight: 600;
  }
`;

/** On wide screens the large story's picture is almost square, and a small story's strip is as high as its words. */
const largeWidth = { phone: 'calc(100vw - 64px)', wide: '800px' };
const smallWidth = { phone: 'calc(100vw - 64px)', wide: '640px' };

const NewsStory = ({ item, isLarge }: { item: NewsItem; isLarge: boolean }) => {
  const { id, title, subtitle, hue, date, art, description, features } = item;
  return (
    <Story $hue={hue} $large={isLarge} aria-labelledby={id}>
      <Art name={art} hue={hue} width={isLarge ? largeWidth : smallWidth} />
      <Words>
        <Meta size="small" color="muted">
          <span>{subtitle}</span>
          <time dateTime={date}>{formatDay(date)}</time>
        </Meta>
        <Heading level={3} size={isLarge ? 'h2' : 'h3'} id={id}>
          {title}
        </Heading>
        <Text color="muted">{description}</Text>
        <Bullets items={features} />
      </Words>
    </Story>
  );
};

export const News = () => (
  <Section aria-labelledby="news">
    <SectionHead id="news" {...sections.news} />
    <Stories>
      {news.map((item, index) => (
        <NewsStory key={item.id} item={item} isLarge={index === 0} />
      ))}
    </Stories>
  </Section>
);
