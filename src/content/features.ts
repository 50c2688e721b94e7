import type { Hue, IconName } from '@/contract/network/visuals';

export interface Feature {
  id: string;
  title: string;
  description: string;
  icon: IconName;
  hue: Hue;
}

/** The tiles of the home page's Server Features, in order. */
export const features: readonly Feature[] = [
  {
    id: 'custom-enchants',
    title: 'Custom Enchants',
    description:
      'Enchantments that the base game does not have, each with a cost that keeps fights fair. You find them by playing, not by paying.',
    icon: 'wand',
    hue: 'diamond',
  },
  {
    id: 'player-shops',
    title: 'Player Shops',
    description:
      'Put a chest down, name a price, and sell while you sleep. The market square shows who offers what and how far it is to walk.',
    icon: 'shop',
    hue: 'amber',
  },
  {
    id: 'ranks-and-perks',
    title: 'Ranks and Perks',
    description:
      'Ranks change how you look and how comfortably you play. What wins a fight stays the same for everybody.',
    icon: 'crown',
    hue: 'ember',
  },
  {
    id: 'active-staff',
    title: 'Active Staff',
    description:
      'Somebody with the power to help is online at any hour. Report a player with one command and hear back what came of it.',
    icon: 'shield',
    hue: 'grass',
  },
  {
    id: 'community-events',
    title: 'Community Events',
    description:
      'Tournaments, build nights and hunts every week, run by the same people you meet in chat, with prizes worth staying up for.',
    icon: 'calendar',
    hue: 'crimson',
  },
  {
    id: 'discord-integration',
    title: 'Discord Integration',
    description:
      'Link your account once: your rank follows you to Discord, and game chat and Discord chat read each other.',
    icon: 'chat',
    hue: 'lapis',
  },
];
