declare module '#network/events' {
  import type { EventCard } from '@/contract/content';

  export const eventCards: readonly EventCard[];
}
declare module '#network/private/events' {
  import type { DeskEvent } from '@/contract/content';

  export const events: readonly Omit<DeskEvent, 'version' | 'updatedAt'>[];
}
