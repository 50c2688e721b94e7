import type { Art } from '../content-fields';

/** Names of the theme colors that content may use. */
export const HUES = [
  'grass',
  'gold',
  'amber',
  'ember',
  'crimson',
  'diamond',
  'lapis',
  'amethyst',
  'muted',
] as const;
export type Hue = (typeof HUES)[number];

/** Icons that content may use; each comes from the interface's icon library or is one of our pixel drawings. */
export const ICONS = [
  'activity',
  'alert',
  'bell',
  'book',
  'bug',
  'calendar',
  'chat',
  'check',
  'code',
  'coins',
  'crown',
  'file',
  'gamepad',
  'gift',
  'hammer',
  'headset',
  'heart',
  'mail',
  'map',
  'plug',
  'rocket',
  'scale',
  'scroll',
  'server',
  'shield',
  'shop',
  'sparkles',
  'star',
  'sword',
  'swords',
  'ticket',
  'trophy',
  'users',
  'wand',
  'zap',
] as const;
export type IconName = (typeof ICONS)[number];

/** Platforms whose logos are shown beside links. */
export type BrandName = 'discord' | 'instagram' | 'youtube' | 'github' | 'linkedin' | 'website' | 'portfolio';

/** Hue of the elements beside each of the product's own pictures. */
export const artHues: Readonly<Record<Art, Hue>> = {
  arena: 'ember',
  heart: 'crimson',
  islands: 'diamond',
  stage: 'ember',
  tower: 'grass',
  treasure: 'amber',
  'machine-hall': 'diamond',
  campfire: 'amber',
};

/** Pixel drawings for players' titles. */
export const TITLE_EMBLEMS = ['sapling', 'emerald', 'golden-apple', 'diamond', 'crown'] as const;

/** Pixel drawings that content may use. */
export const EMBLEMS = [
  'sapling',
  'emerald',
  'golden-apple',
  'diamond',
  'crown',
  'torch',
  'shield',
  'beacon',
  'vote-key',
  'coin',
  'trophy',
  'compass',
  'pickaxe',
  'sword',
  'clock',
  'skull',
  'chest',
  'scroll',
  'map',
  'bricks',
  'campfire',
  'redstone',
  'book',
  'swords',
  'heart',
  'blades',
  'portal',
] as const;

/** Names of emblems in earlier versions of owners' files, including their use as scenes. */
export const FORMER_EMBLEMS = {
  'practice-pvp': 'swords',
  lifesteal: 'heart',
  duels: 'blades',
  lobby: 'portal',
  survival: 'compass',
  build: 'bricks',
} as const;
