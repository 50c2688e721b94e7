import { artHues } from '#network/art-hues';
import type { Hue } from '@/contract/network/visuals';

/** The hue of what stands beside a picture; a quiet one for a picture that this build does not have. */
export const hueOf = (art: string): Hue => artHues[art] ?? 'muted';
