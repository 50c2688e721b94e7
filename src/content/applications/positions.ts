import { POSITIONS } from '@/contract/applications';
import type { Position } from '@/contract/applications';

export interface PositionContent {
  /** Heads the form: `{title} Application`. */
  title: string;
  /** Whether one can apply. While it is false, the form says so and applications are refused. */
  open: boolean;
  /** What it is about, for whoever thinks about applying. */
  text: string;
}

export const positions: Record<Position, PositionContent> = {
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
};

export const isPosition = (value: unknown): value is Position =>
  POSITIONS.some((position) => position === value);
