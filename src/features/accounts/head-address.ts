import { avatarOf } from '@/lib/avatar';

/** Pixels, for all sizes in which a head is shown, so that it loads once. */
const SIZE = 144;

/** Returns the URL of a picture of a player's head. */
export const headAddress = (player: string): string => avatarOf.head(player, SIZE);
