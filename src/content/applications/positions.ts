export interface PositionContent {
  /** Heads the form: `{title} Application`. */
  title: string;
  /** Whether one can apply. While it is false, the form says so and applications are refused. */
  open: boolean;
  /** What it is about, for whoever thinks about applying. */
  text: string;
}

const OFFERED = {
  'Media/YouTuber': {
    title: 'Media/YouTuber',
    open: true,
    text: 'You make videos, streams or shorts, and want to show the network to your viewers.',
  },
  Partner: {
    title: 'Partner',
    open: true,
    text: 'You run a community or a server, and want to grow together with us.',
  },
  Builder: {
    title: 'Builder',
    open: true,
    text: 'You build maps, arenas and hubs, and have work of your own to show.',
  },
  Staff: {
    title: 'Staff',
    open: true,
    text: 'You help players, keep the chat fair and find cheaters, for at least four hours daily in-game or in chat.',
  },
  Developer: {
    title: 'Developer',
    open: true,
    text: 'You write plugins or web code, and are there for at least four hours daily in-game or in chat.',
  },
} as const satisfies Record<string, PositionContent>;

/** What one can apply for, as calls, messages and pages name it. */
export type Position = keyof typeof OFFERED;
export const positions: Record<Position, PositionContent> = OFFERED;

/** In the order in which they are shown. */
export const POSITIONS = Object.keys(OFFERED) as Position[];

export const isPosition = (value: unknown): value is Position =>
  POSITIONS.some((position) => position === value);

/** What a position is called; one that is no longer offered has only its name. */
export const positionTitle = (position: string): string =>
  isPosition(position) ? positions[position].title : position;
