import type { ServerId } from '@/contract/status';
import { SERVER_HUES } from '../server-hues';

/** How each server's line is drawn: a pattern of its own beside its hue. Lengths of strokes and gaps in pixels. */
export const SERVER_LINES = {
  lobby: { hue: SERVER_HUES.lobby, dash: [] },
  pvp: { hue: SERVER_HUES.pvp, dash: [8, 4] },
  lifesteal: { hue: SERVER_HUES.lifesteal, dash: [2, 3] },
} as const satisfies Record<ServerId, object>;

/** Of every line, in pixels. */
export const LINE_WIDTH = 2;
