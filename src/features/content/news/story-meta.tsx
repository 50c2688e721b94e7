import { styled } from 'styled-components';
import { storyDay } from '@/features/content/published/story-day';
import { Text } from '@/ui/layout/text';

const Meta = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `0 ${theme.space[1.5]}`};

  span {
    color: var(--mark);
    font-weight: 600;
  }
`;

interface StoryMetaProps {
  tag: string;
  /** ISO 8601. */
  publishedAt: string;
}

export const StoryMeta = ({ tag, publishedAt }: StoryMetaProps) => (
  <Meta dir={undefined} size="small" color="muted">
    {tag !== '' && <span dir="auto">{tag}</span>}
    <time dateTime={publishedAt}>{storyDay(publishedAt)}</time>
  </Meta>
);
