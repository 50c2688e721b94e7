import { useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { published } from '#messages/published';
import { sections } from '#network/home-sections';
import { newsCards } from '#network/news';
import { HOME_CARDS } from '@/contract/content-fields';
import { usePublished, useStill } from '@/features/content/published/use-still';
import { Section } from '@/ui/layout/section';
import { Text } from '@/ui/layout/text';
import { NewsStory } from './news-story';
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
    & > :only-child {
      grid-column: span 2;
    }
    & > :only-child > :first-child {
      min-height: 24rem;
    }
  }
`;

export const News = () => {
  const section = useRef<HTMLElement>(null);
  const all = usePublished('news') ?? newsCards;
  const latest = useMemo(() => all.slice(0, HOME_CARDS), [all]);
  const stories = useStill(section, latest);
  return (
    sections.news && (
      <Section ref={section} aria-labelledby="news">
        <SectionHead id="news" {...sections.news} all={published.news.all} />
        {stories.length > 0 ? (
          <Stories>
            {stories.map((story, index) => (
              <NewsStory key={index} story={story} isLarge={index === 0} />
            ))}
          </Stories>
        ) : (
          <Text color="muted">{published.news.none}</Text>
        )}
      </Section>
    )
  );
};
