import type { Composer } from '../page/picture';
import { buildArt } from './art/build';
import { community } from './art/community';
import { duels } from './art/duels';
import { events } from './art/events';
import { lifesteal } from './art/lifesteal';
import { practicePvp } from './art/practice-pvp';
import { treasure } from './art/treasure';
import { upgrade } from './art/upgrade';
import { hero } from './hero/hero';
import { share } from './hero/share';

/** Every picture that can be drawn, by name. */
export const scenes: Readonly<Record<string, Composer>> = {
  hero,
  share,
  'practice-pvp': practicePvp,
  lifesteal,
  duels,
  events,
  build: buildArt,
  treasure,
  upgrade,
  community,
};
