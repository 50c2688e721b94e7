import type { EmblemName, Hue } from '@/contract/network/visuals';
import { site } from './site';

export interface Rank {
  id: string;
  title: string;
  description: string;
  /** US dollars, two decimals at most. */
  price: number;
  benefits: readonly string[];
  hue: Hue;
  emblem: EmblemName;
}

export interface RankSection {
  id: 'practice-pvp' | 'lifesteal';
  title: string;
  text: string;
  /** The web shop's category that every Purchase button of this section opens. */
  storeUrl: string;
  ranks: readonly Rank[];
}

export const store = {
  title: 'Server Store',
  subtitle: `Ranks pay for the machines that ${site.name} runs on. They make your stay more comfortable and leave the fights to you.`,
  purchaseLabel: 'Purchase',
  currency: 'USD',
  footer:
    'All purchases support the server and help us provide a better experience. Prices in USD. No refunds available.',
} as const;

export const rankSections: readonly RankSection[] = [
  {
    id: 'practice-pvp',
    title: 'Practice PvP Ranks',
    text: 'For the arenas: more room for kits, more ways to celebrate, shorter waits. Kits, damage and matchmaking are the same for everybody.',
    storeUrl: site.store.practicePvp,
    ranks: [
      {
        id: 'pvp-vip',
        title: 'VIP',
        description: 'A first thank-you, with a name that stands out in the queue.',
        price: 4,
        benefits: [
          'Green [VIP] prefix in chat and in the player list',
          'Save 3 kit layouts instead of 1',
          '5 kill effects and 3 victory dances',
          'Spectate any public match',
        ],
        hue: 'grass',
        emblem: 'sapling',
      },
      {
        id: 'pvp-vip-plus',
        title: 'VIP+',
        description: 'For players who are on most evenings and like their kits just so.',
        price: 8,
        benefits: [
          'Everything in VIP',
          'Cyan [VIP+] prefix',
          'Save 6 kit layouts',
          '10 kill effects and 6 victory dances',
          'Join full servers before players without a rank',
        ],
        hue: 'diamond',
        emblem: 'emerald',
      },
      {
        id: 'pvp-elite',
        title: 'Elite',
        description: 'Host your own evenings: private matches for your friends, under your rules.',
        price: 14,
        benefits: [
          'Everything in VIP+',
          'Amber [Elite] prefix',
          'Save 10 kit layouts',
          'Open private matches for up to 8 players',
          'Colors in chat messages',
        ],
        hue: 'amber',
        emblem: 'golden-apple',
      },
      {
        id: 'pvp-mvp-plus',
        title: 'MVP+',
        description: 'For team captains who run scrims and want replays of what went wrong.',
        price: 25,
        benefits: [
          'Everything in Elite',
          'Ember [MVP+] prefix with a plus color of your choice',
          'Save 20 kit layouts',
          'Open private tournaments for up to 16 players',
          'Keep replays of your last 50 matches',
        ],
        hue: 'ember',
        emblem: 'diamond',
      },
      {
        id: 'pvp-fusion',
        title: 'Fusion',
        description: 'The top rank of Practice PvP, bought once and kept for every season to come.',
        price: 90,
        benefits: [
          'Everything in MVP+',
          'Animated [Fusion] prefix',
          'Unlimited kit layouts and replays',
          'Every kill effect and victory dance, including new ones',
          'A Fusion channel on Discord where arenas are tested first',
        ],
        hue: 'crimson',
        emblem: 'crown',
      },
    ],
  },
  {
    id: 'lifesteal',
    title: 'Lifesteal Ranks',
    text: 'For survival: more homes, more room to trade, a little less walking. Hearts and gear are never for sale.',
    storeUrl: site.store.lifesteal,
    ranks: [
      {
        id: 'lifesteal-soul',
        title: 'Soul',
        description: 'The small rank that saves you the long walk home.',
        price: 4.99,
        benefits: [
          'Gray [Soul] prefix in chat and in the player list',
          '2 homes instead of 1',
          '2 player shop slots',
          'Sit and lie down anywhere',
        ],
        hue: 'muted',
        emblem: 'torch',
      },
      {
        id: 'lifesteal-knight',
        title: 'Knight',
        description: 'For players with a base worth coming back to.',
        price: 8.99,
        benefits: [
          'Everything in Soul',
          'Green [Knight] prefix',
          '3 homes',
          '4 player shop slots',
          'Portable crafting table',
        ],
        hue: 'grass',
        emblem: 'shield',
      },
      {
        id: 'lifesteal-sentinel',
        title: 'Sentinel',
        description: 'For the one in the team who keeps the chests in order.',
        price: 11.99,
        benefits: [
          'Everything in Knight',
          'Cyan [Sentinel] prefix',
          '4 homes',
          '6 player shop slots',
          'Portable ender chest outside of combat',
        ],
        hue: 'diamond',
        emblem: 'beacon',
      },
      {
        id: 'lifesteal-master',
        title: 'Master',
        description: 'For traders whose name is known on the market square.',
        price: 16.99,
        benefits: [
          'Everything in Sentinel',
          'Amber [Master] prefix',
          '6 homes',
          '10 player shop slots and a sign on the market square',
          'Colors in item names and shop signs',
        ],
        hue: 'amber',
        emblem: 'emerald',
      },
      {
        id: 'lifesteal-mercenery',
        title: 'Mercenery',
        description: 'For players who live on other people’s land and want to look the part.',
        price: 24.99,
        benefits: [
          'Everything in Master',
          'Ember [Mercenery] prefix',
          '8 homes',
          'Kill messages and particle trails of your choice',
          'Join full servers before players without a rank',
        ],
        hue: 'ember',
        emblem: 'golden-apple',
      },
      {
        id: 'lifesteal-fusion',
        title: 'Fusion',
        description: 'The top rank of Lifesteal, bought once and kept through every reset.',
        price: 90,
        benefits: [
          'Everything in Mercenery',
          'Animated [Fusion] prefix',
          '12 homes',
          '20 player shop slots',
          'A Fusion channel on Discord with a vote on each season’s map',
        ],
        hue: 'crimson',
        emblem: 'crown',
      },
    ],
  },
];
