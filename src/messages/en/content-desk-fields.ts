import type { Art } from '@/contract/content-fields';

/** What the content desk's shared fields say. */
export const momentField = {
  /** `Starts, Europe/Berlin time` */
  label: (label: string, zone: string) => `${label}, ${zone.replaceAll('_', ' ')} time`,
  clear: (label: string) => `Clear ${label}`,
  /** For whoever sits in another zone than the site; null for no time. */
  elsewhere: (moment: string | null) => `In your own time: ${moment ?? 'none yet'}`,
  twice: 'The clocks are set back on that day, and show this time twice. Which one is meant?',
  first: (offset: string) => `The first one (${offset})`,
  second: (offset: string) => `The second one (${offset})`,
  problems: {
    unfinished: 'Give both the date and the time, or clear the field',
    year: 'Give the year in four digits',
    skipped:
      'The clocks are set forward on that day, and never show this time: choose one an hour earlier or later',
  },
} as const;

export const artField = {
  legend: 'Picture',
  names: {
    'practice-pvp': 'Arena',
    lifesteal: 'Heart',
    duels: 'Islands',
    events: 'Stage',
    build: 'Tower',
    treasure: 'Treasure',
    upgrade: 'Machine hall',
    community: 'Campfire',
  } satisfies Record<Art, string>,
} as const;
