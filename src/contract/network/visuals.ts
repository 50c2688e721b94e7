import type { Art } from '../content-fields';

/** Names of the theme's colours that content may ask for. */
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

/** Icons that content may ask for; each is an icon of the interface's icon library or a pixel drawing of our own. */
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

/** Platforms whose marks stand beside links. */
export type BrandName = 'discord' | 'instagram' | 'youtube' | 'github' | 'linkedin' | 'website' | 'portfolio';

/** The product's own drawings, used where a card has a picture. */
export type ArtName = Art;

/** The hue of what a drawing stands beside. */
export const artHues: Readonly<Record<ArtName, Hue>> = {
  'practice-pvp': 'ember',
  lifesteal: 'crimson',
  duels: 'diamond',
  events: 'ember',
  build: 'grass',
  treasure: 'amber',
  upgrade: 'diamond',
  community: 'amber',
};

/** Small drawn scenes of the forum's categories. */
export const SCENES = ['survival', 'redstone', 'build'] as const;
export type SceneName = (typeof SCENES)[number];

/** The pixel drawings that stand for titles of players. */
export const TITLE_EMBLEMS = ['sapling', 'emerald', 'golden-apple', 'diamond', 'crown'] as const;

/** Pixel drawings that content may ask for. */
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
  'practice-pvp',
  'lifesteal',
  'duels',
  'lobby',
] as const;
