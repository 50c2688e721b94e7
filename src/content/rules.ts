import { site } from './site';
import type { Hue, IconName } from './visuals';

export type RuleBadge = 'Essential' | 'Critical' | 'Important';

/** A badge's colour; its word says the same. */
export const badgeHues: Record<RuleBadge, Hue> = {
  Essential: 'grass',
  Critical: 'crimson',
  Important: 'amber',
};

export interface RuleSection {
  id: string;
  title: string;
  description: string;
  badge: RuleBadge;
  icon: IconName;
  rules: readonly string[];
}

export const rulesPage = {
  title: 'Server Rules',
  subtitle: `They fit on one page and apply to everybody on ${site.name}, whatever the rank. Not having read them is no excuse, so take the five minutes.`,
  updatedLabel: 'Last updated',
} as const;

export const ruleSections: readonly RuleSection[] = [
  {
    id: 'general-behavior',
    title: 'General Behavior',
    description: 'How we treat each other, in game and everywhere else that carries our name.',
    badge: 'Essential',
    icon: 'users',
    rules: [
      'Treat other players and staff with respect. Rivalry is part of the game; insults, threats and harassment are not.',
      'No racism, sexism, homophobia or any other hatred of people for what they are. This includes names, skins, signs and builds.',
      'Do not share anybody’s private information, your own included.',
      'Do not impersonate staff or other players.',
      'When a staff member asks you to stop something, stop first and discuss it afterwards in a ticket.',
      'One person, one main account. A second account must not be used to get around a punishment or a limit.',
    ],
  },
  {
    id: 'pvp-rules',
    title: 'PvP Rules',
    description: 'Fights are won by the better player, not by the better excuse.',
    badge: 'Critical',
    icon: 'swords',
    rules: [
      'Do not log out during combat. In Lifesteal that counts as a death.',
      'No teaming in modes that are played alone, and no arranged wins in ranked matches.',
      'Do not lure players into a fight at spawn, at a portal or while they are still loading in.',
      'Do not kill the same player again and again for no reason but to keep them from playing.',
      'Arguing about a lost round is fine for a minute. After that, take the replay to a ticket.',
    ],
  },
  {
    id: 'building-guidelines',
    title: 'Building Guidelines',
    description: 'Leave the world a little better than you found it, and your neighbors room to breathe.',
    badge: 'Important',
    icon: 'hammer',
    rules: [
      'Keep a minimum distance of 100 blocks between your base and anybody else’s, unless you agreed to build together.',
      'No builds, signs or map art with sexual, hateful or extremely violent content.',
      'No lag machines: clocks that never stop, entity farms without a limit, or chains of hoppers and pistons built to slow the server.',
      'Do not deface land near spawn with towers, craters or floating leftovers.',
      'Raiding is part of Lifesteal. Destroying a base only for the sake of it, block by block, is not.',
    ],
  },
  {
    id: 'economy-rules',
    title: 'Economy Rules',
    description: 'Coins and items are worth something because everybody earns them in the same way.',
    badge: 'Important',
    icon: 'coins',
    rules: [
      'Do not duplicate items or coins, and do not keep what a bug gave you. Report it: honest finders are thanked.',
      'No trading of in-game items, coins or accounts for real money or for goods on other servers.',
      'Do not scam. A trade is what both sides wrote in chat before it happened.',
      'Shop prices and descriptions must match what is in the chest.',
      'Automated farming while you are away from the keyboard is not allowed.',
    ],
  },
  {
    id: 'hacking-and-exploits',
    title: 'Hacking & Exploits',
    description: 'The one section without a warning first.',
    badge: 'Critical',
    icon: 'bug',
    rules: [
      'No modified clients or programs that give you an advantage: kill aura, reach, fly, x-ray, auto-clickers, macros and their like.',
      'Mods that are allowed and mods that are prohibited are listed on the Required Mods page. If yours is on neither list, ask first.',
      'Do not use bugs of the game, of our plugins or of the map to your advantage.',
      'Do not attack, scan or overload the network, this website or anybody’s connection.',
      'If staff ask you to share your screen, you may decline; the decision is then made on the evidence there is.',
    ],
  },
  {
    id: 'communication',
    title: 'Communication',
    description: 'Younger players read this chat, and so do their parents. Write accordingly.',
    badge: 'Essential',
    icon: 'chat',
    rules: [
      'Write in English in public chat. Any language is welcome in private messages and in its own Discord channel.',
      'No spam, no walls of capital letters, no begging for items, ranks or staff positions.',
      'No advertising for other servers, shops or channels, in public or by private message.',
      'No sexual content and no talk that makes others uncomfortable after they asked you to stop.',
      'Voice channels follow the same rules. Do not record others without telling them.',
    ],
  },
  {
    id: 'events-and-competitions',
    title: 'Events & Competitions',
    description: 'A prize is only worth winning when everybody had the same chance.',
    badge: 'Important',
    icon: 'trophy',
    rules: [
      'Take part with one account only.',
      'Follow the host’s instructions; each event’s own rules come before these.',
      'Builds must be your own work, made during the event. Pasted schematics are removed.',
      'Do not disturb an event that you are not part of.',
      'Prizes cannot be exchanged, and are taken back from players who cheated to get them.',
    ],
  },
  {
    id: 'donations-and-ranks',
    title: 'Donations & Ranks',
    description: 'Support is welcome. It does not buy another set of rules.',
    badge: 'Important',
    icon: 'crown',
    rules: [
      'All purchases are final and non-refundable. Ask before you buy if anything is unclear.',
      'Ask the owner of the card or account before you pay with it. If you are a minor, ask your parents.',
      'A payment that is charged back without a word to us first closes the account until it is settled.',
      'A rank protects nobody from a punishment and is not paid back after one.',
      'Use your perks with consideration: effects, sounds and colors must not disturb a match.',
    ],
  },
];

export interface Punishment {
  title: string;
  /** How long it lasts. */
  duration: string;
  text: string;
  hue: Hue;
}

/** The card below the sections, from mild to severe. */
export const punishmentGuidelines: {
  title: string;
  text: string;
  steps: readonly Punishment[];
  notes: readonly string[];
} = {
  title: 'Punishment Guidelines',
  text: 'Staff choose the mildest step that is likely to help. What happened, whom it hurt and what happened before all count.',
  steps: [
    {
      title: 'Warning',
      duration: 'On your record for 30 days',
      text: 'For a first or small offense. You are told what was wrong and what to do instead.',
      hue: 'grass',
    },
    {
      title: 'Temporary mute',
      duration: '1 to 24 hours',
      text: 'For breaking the communication rules. You can play, but not write or speak in public.',
      hue: 'amber',
    },
    {
      title: 'Temporary ban',
      duration: '1 to 30 days',
      text: 'For serious or repeated offenses. You cannot join until the time is over.',
      hue: 'ember',
    },
    {
      title: 'Permanent ban',
      duration: 'No end date',
      text: 'For cheating again after a ban, attacks on the network, threats, hatred and anything that endangers a person.',
      hue: 'crimson',
    },
  ],
  notes: [
    'Every punishment can be appealed with a ticket. A staff member who was not involved decides.',
    'Evidence helps: a screenshot or a recording, with the time it was made.',
    'Telling us about your own mistake before we find it always counts in your favor.',
  ],
};
