import { contentDesk } from '#messages/content-desk';
import type { DeskStory } from '@/contract/content';
import { storyPath } from '@/contract/pages';
import { formatMoment } from '@/lib/format-date';
import { isThere } from '@/lib/pages';
import type { ColorName } from '@/theme/tokens';
import { Badge } from '@/ui/drawing/badge';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import type { StoryState } from './story-values';
import { useStoryState } from './use-story-state';

const texts = contentDesk.stories;
const hues: Record<StoryState, ColorName> = { draft: 'muted', scheduled: 'amber', published: 'grass' };

/** Says whether visitors see a story, and since or from when. */
export const StoryFacts = ({ item }: { item: DeskStory }) => {
  const { publishedAt, slug, title, updatedAt } = item;
  const state = useStoryState(item);
  return (
    <Stack direction="row" gap={1} wrap>
      <Badge color={hues[state]}>{texts.states[state]}</Badge>
      {publishedAt !== null && (
        <Note tabular>
          {state === 'scheduled'
            ? texts.scheduledFor(formatMoment(publishedAt))
            : texts.publishedAt(formatMoment(publishedAt))}
        </Note>
      )}
      <Note tabular>{contentDesk.updated(formatMoment(updatedAt))}</Note>
      {state === 'published' && isThere('news') && (
        <Note>
          <Link to={storyPath(slug)} aria-label={texts.pageOf(title)}>
            {texts.page}
          </Link>
        </Note>
      )}
    </Stack>
  );
};
