import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import type { DeskStory } from '@/contract/content';
import { directionOf } from '@/lib/direction';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { hueOf } from '../../art';
import { Markdown } from '../../markdown/markdown';
import { Marked, Sides, StoryBody } from '../../news/story-body';
import { StoryMeta } from '../../news/story-meta';
import type { StoryValues } from './story-values';

/** Stacked even on a wide screen, where the preview has only half of it. */
const Narrow = styled(Marked)`
  ${Sides} {
    grid-template-columns: minmax(0, 1fr);

    & > :first-child {
      order: 0;
    }
  }
`;

/** A story as visitors will read it; its title is no heading of level 1. */
export const StoryPreview = ({ values, item }: { values: StoryValues; item: DeskStory | null }) => {
  const { tag, summary, points, art, body } = values;
  const title = values.title.trim() || contentDesk.stories.untitled;
  return (
    <Narrow $hue={hueOf(art)} dir={directionOf(title)}>
      <Stack>
        <Heading level={3} size="h2">
          {title}
        </Heading>
        {summary.trim() !== '' && (
          <Text size="lead" color="muted">
            {summary}
          </Text>
        )}
        <StoryMeta tag={tag.trim()} publishedAt={item?.publishedAt ?? new Date().toISOString()} />
        <StoryBody story={{ art, points: points.filter((point) => point.trim() !== '') }}>
          <Markdown text={body} />
        </StoryBody>
      </Stack>
    </Narrow>
  );
};
