import type { ContentResponse } from '@/contract/content';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { selectContent } from './content-api';

/** Returns the published content of a kind; undefined until it is known. */
export const usePublished = <Kind extends 'news' | 'events' | 'faq'>(
  kind: Kind,
): ContentResponse[Kind] | undefined => useDrawnSelector((state) => selectContent(state).data?.[kind]);
