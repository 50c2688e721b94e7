import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { pages } from '#network/pages';
import { support } from '#network/support';
import type { TopicChoice } from '@/features/contact/topic-choice';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { usePlace } from '@/ui/routing/place';

/** Id of the place where messages are written. */
export const CONTACT_ANCHOR = 'contact';

const PARAMETER = 'topic';

/** Address of the support page with a topic chosen: `/support?topic=Account+Issues#contact`. */
export const topicLink = (topic: string): string =>
  `${pages.support.path}?${new URLSearchParams({ [PARAMETER]: topic }).toString()}#${CONTACT_ANCHOR}`;

/**
 * The topic that the page's address names, undefined for none and for any that is not one of ours.
 * Undefined too while a prerendered page hydrates, since that was rendered without a query.
 */
export const useContactTopic = (): string | undefined => {
  const [parameters] = useSearchParams();
  const isHydrated = useIsHydrated();
  const wanted = parameters.get(PARAMETER);
  return isHydrated ? support.topics.items.find(({ label }) => label === wanted)?.label : undefined;
};

/** The topic that the page's address names, as a choice that the visitor has made just now, or before coming here. */
export const useTopicChoice = (): TopicChoice => {
  const topic = useContactTopic();
  const { key: chosenAt } = usePlace();
  return useMemo(() => ({ topic, chosenAt }), [topic, chosenAt]);
};
