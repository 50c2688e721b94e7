import { styled } from 'styled-components';
import { identity } from '#network/identity';
import { formatDate, formatDay } from '@/lib/format-date';
import { Text } from '@/ui/layout/text';

/**
 * Returns the day of a story in the site's time zone, `May 25, 2025`. A day without a time, which is midnight
 * in UTC, is that day everywhere.
 */
export const storyDay = (publishedAt: string): string =>
  publishedAt.endsWith('T00:00:00.000Z')
    ? formatDay(publishedAt)
    : formatDate(publishedAt, identity.timeZone);

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
