declare module '#network/events' {
  import type { EventCard } from '@/contract/content';

  export const eventCards: readonly EventCard[];
}
declare module '#network/private/events' {
  import type { DeskEvent } from '@/contract/content';

  export const events: readonly Omit<DeskEvent, 'version' | 'updatedAt'>[];
}
declare module '#network/faq' {
  import type { FaqEntry } from '@/contract/network/faq';

  export const questions: readonly FaqEntry[];
}
declare module '#network/news' {
  import type { NewsCard } from '@/contract/content';

  export const newsCards: readonly NewsCard[];
}
declare module '#network/private/news' {
  import type { ShippedStory } from '@/contract/network/news';

  export const stories: readonly ShippedStory[];
}
