import type { ContentResponse } from '@/contract/content';
import { useDrawnSelector } from '@/store/use-drawn-selector';
import { selectContent } from './content-api';

/** What is published of a kind, undefined until that is known. */
export const usePublished = <Kind extends 'news' | 'events' | 'faq'>(
  kind: Kind,
): ContentResponse[Kind] | undefined => useDrawnSelector((state) => selectContent(state).data?.[kind]);
