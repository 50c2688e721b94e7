import { styled } from 'styled-components';
import type { DeskStory } from '@/contract/content';
import { artHues } from '@/contract/network/visuals';
import { contentDesk } from '@/messages/en/content-desk';
import { Badge } from '@/ui/drawing/badge';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { Art } from '../../art';
import { Markdown } from '../../markdown/markdown';
import { storyDay } from '../../published/story-day';
import type { StoryValues } from './story-values';

const Title = styled.p`
  overflow-wrap: anywhere;
  font-family: ${({ theme }) => theme.fontFamily.display};
  font-size: ${({ theme }) => theme.fontSize.h2};
  font-variant-ligatures: none;
  font-weight: 600;
  line-height: 1.05;

  &:dir(rtl) {
    font-family: ${({ theme }) => theme.fontFamily.body};
    line-height: 1.25;
  }
`;
const Points = styled.ul`
  padding-inline-start: ${({ theme }) => theme.space[3]};
  list-style: square;
  overflow-wrap: anywhere;
`;

const width = { phone: 'calc(100vw - 64px)', wide: '560px' };

/** A story as visitors will read it. */
export const StoryPreview = ({ values, item }: { values: StoryValues; item: DeskStory | null }) => {
  const { title, tag, summary, points, art, body } = values;
  const shown = points.filter((point) => point.trim() !== '');
  return (
    <Stack>
      <Art name={art} hue={artHues[art]} width={width} />
      <Stack direction="row" gap={1} wrap>
        {tag.trim() !== '' && <Badge color={artHues[art]}>{tag}</Badge>}
        <Note tabular>{storyDay(item?.publishedAt ?? new Date().toISOString())}</Note>
      </Stack>
      <Title dir="auto">{title.trim() || contentDesk.stories.untitled}</Title>
      {summary.trim() !== '' && (
        <Text size="lead" color="muted">
          {summary}
        </Text>
      )}
      {shown.length > 0 && (
        <Points>
          {shown.map((point, index) => (
            <li key={index} dir="auto">
              {point}
            </li>
          ))}
        </Points>
      )}
      <Markdown text={body} />
    </Stack>
  );
};
