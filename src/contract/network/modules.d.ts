// What the build writes of the owner's folder (tools/network/). Declared, so that it need not be written yet.
declare module '#network/community' {
  import type { Community } from '@/contract/network/community';

  export const community: Omit<Community, 'home'>;
}
declare module '#network/events' {
  import type { EventCard } from '@/contract/content';

  export const eventCards: readonly EventCard[];
}
declare module '#network/faq' {
  import type { FaqEntry } from '@/contract/network/faq';

  export const questions: readonly FaqEntry[];
}
declare module '#network/invitation' {
  import type { Community } from '@/contract/network/community';

  export const invitation: Community['home'];
}
declare module '#network/news' {
  import type { NewsCard } from '@/contract/content';

  export const newsCards: readonly NewsCard[];
}
declare module '#network/private/events' {
  import type { EventCard } from '@/contract/content';

  export const events: readonly EventCard[];
}
declare module '#network/private/news' {
  import type { ShippedStory } from '@/contract/network/news';

  export const stories: readonly ShippedStory[];
}
declare module '#network/rules' {
  import type { Rules } from '@/contract/network/rules';

  export const rules: Rules;
}
declare module '#network/support' {
  import type { Support } from '@/contract/network/support';

  export const support: Support;
}
