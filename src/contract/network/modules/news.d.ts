declare module '#network/news' {
  import type { NewsCard } from '@/contract/content';

  export const newsCards: readonly NewsCard[];
}
declare module '#network/private/news' {
  import type { ShippedStory } from '@/contract/network/news';

  export const stories: readonly ShippedStory[];
}
