import { useCallback, useState } from 'react';
import type { DeskStory } from '@/contract/content';
import { useNow } from '@/hooks/use-now';
import { stateOf, type StoryState } from './story-values';

const MINUTE_MS = 60_000;

/** Returns whether visitors see a story, to the second; a new one is a draft. */
export const useStoryState = (item: DeskStory | null): StoryState => {
  const publishedAt = item?.publishedAt ?? null;
  const [openedAt] = useState(() => Date.now());
  const isNear = useCallback(
    (now: number) => {
      const left = publishedAt === null ? 0 : Date.parse(publishedAt) - now;
      return left > 0 && left <= MINUTE_MS;
    },
    [publishedAt],
  );
  const now = useNow(isNear) ?? openedAt;
  return item ? stateOf(item, now) : 'draft';
};
