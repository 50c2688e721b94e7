import { useCallback, useState } from 'react';
import type { DeskStory } from '@/contract/content';
import { useNow } from '@/hooks/use-now';
import { stateOf, type StoryState } from './story-values';

const MINUTE_MS = 60_000;

/** Whether visitors see a story, to the second. */
export const useStoryState = (publishedAt: DeskStory['publishedAt']): StoryState => {
  const [openedAt] = useState(() => Date.now());
  const isNear = useCallback(
    (now: number) => {
      const left = publishedAt === null ? 0 : Date.parse(publishedAt) - now;
      return left > 0 && left <= MINUTE_MS;
    },
    [publishedAt],
  );
  return stateOf({ publishedAt }, useNow(isNear) ?? openedAt);
};
