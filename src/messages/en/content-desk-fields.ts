import type { Art } from '@/contract/content-fields';

/** Texts of the content desk's shared fields. */
export const momentField = {
  /** `Starts, Europe/Berlin time` */
  label: (label: string, zone: string) => `${label}, ${zone.replaceAll('_', ' ')} time`,
  clear: (label: string) => `Clear ${label}`,
  twice: 'Clocks go back on that day, so this time occurs twice. Which one do you mean?',
  first: (offset: string) => `The first one (${offset})`,
  second: (offset: string) => `The second one (${offset})`,
  problems: {
    unfinished: 'Enter both a date and a time, or clear the field',
    year: 'Enter the year with four digits',
    skipped:
      'Clocks go forward on that day, so this time does not exist. Choose one an hour earlier or later.',
  },
} as const;

export const artField = {
  legend: 'Picture',
  names: {
    arena: 'Arena',
    heart: 'Heart',
    islands: 'Islands',
    stage: 'Stage',
    tower: 'Tower',
    treasure: 'Treasure',
    'machine-hall': 'Machine hall',
    campfire: 'Campfire',
  } satisfies Record<Art, string>,
} as const;
