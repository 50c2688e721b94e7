import { avatarOf } from '@/lib/avatar';

/** In pixels, for all sizes in which a head is shown: so each is loaded once. */
const SIZE = 144;

/** Address of the picture of a player's head. */
export const headAddress = (player: string): string => avatarOf.head(player, SIZE);
