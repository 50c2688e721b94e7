import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pages } from '#network/pages';
import { support } from '#network/support';
import type { TopicChoice } from '@/features/contact/prefilled-subject';
import { useIsHydrated } from '@/hydration/hooks';

/** Id of the contact form's section. */
export const CONTACT_ANCHOR = 'contact';

const PARAMETER = 'topic';

/** Returns the support page's URL with a topic: `/support?topic=Account+Issues#contact`. */
export const topicLink = (topic: string): string =>
  `${pages.support.path}?${new URLSearchParams({ [PARAMETER]: topic }).toString()}#${CONTACT_ANCHOR}`;

/**
 * Returns the topic in the page's URL; undefined for none or an unknown one. Also undefined while a
 * prerendered page hydrates, which was rendered without a query.
 */
export const useContactTopic = (): string | undefined => {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const wanted = new URLSearchParams(search).get(PARAMETER);
  return isHydrated ? support.topics.items.find(({ label }) => label === wanted)?.label : undefined;
};

/** Returns the topic in the page's URL as the visitor's choice, made just now or before coming here. */
export const useTopicChoice = (): TopicChoice => {
  const topic = useContactTopic();
  const { key: chosenAt } = useLocation();
  return useMemo(() => ({ topic, chosenAt }), [topic, chosenAt]);
};
