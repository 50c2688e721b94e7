import type { HomeInput } from '@/contract/network/home';

export default {
  hero: {
    kicker: 'Minecraft Java 1.12 - 1.21',
    title: 'Every fight starts at spawn',
    text: '{name} is a Minecraft network for people who like a fair fight. Warm up in Practice Sky Wars, risk your hearts in Parkour, settle it in Duels, and find the same faces in the harbor tomorrow.',
  },
  stats: [
    { value: '200+', label: 'Active Players', icon: 'users' },
    { value: '99.9%', label: 'Uptime', icon: 'activity' },
    { value: '24/7', label: 'Support', icon: 'headset' },
    { value: '10+', label: 'Custom Features', icon: 'sparkles' },
  ],
  sections: [
    {
      kind: 'news',
      title: 'News and Updates',
      text: 'What changed on the network, and what it means the next time you log in.',
    },
    {
      kind: 'modes',
      title: 'Game Modes',
      text: 'Three ways to play, one address. Copy it, join the harbor and walk through a portal.',
      cards: [
        {
          id: 'practice-pvp',
          title: 'Practice Sky Wars',
          description:
            'Pick a kit, drop into an arena and fight until your aim is warm. You lose nothing but the round, and the next one starts in seconds.',
          points: [
            'Kits for sword, axe, crystal and bow',
            'Ranked and unranked queues',
            'Bots for a quiet first hour',
          ],
          hue: 'ember',
          art: 'arena',
        },
        {
          id: 'parkour',
          title: 'Parkour',
          description:
            'Survival with stakes: every kill takes a heart from your victim and gives it to you. Build well, choose friends carefully and never log out in the open.',
          points: [
            'Twenty hearts at most, none for the careless',
            'Teams, claims and player shops',
            'A fresh map every season',
          ],
          hue: 'crimson',
          art: 'heart',
        },
        {
          id: 'duels',
          title: 'Duels',
          description:
            'One opponent, one arena, equal gear. Challenge a friend by name or let the queue find someone of your level.',
          points: ['Best of one, three or five', 'Arenas that reset after every round', 'Spectators welcome'],
          hue: 'diamond',
          art: 'islands',
        },
      ],
    },
    {
      kind: 'events',
      title: 'Featured Events',
      text: 'Regular dates with real prizes. Everybody on the server can take part, whatever the rank.',
    },
    {
      kind: 'features',
      title: 'Server Features',
      text: 'The things that make a long evening here feel different from any other server.',
      tiles: [
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
      ],
    },
    {
      kind: 'community',
      title: 'Join Our Community',
      text: 'Most players come for a mode and stay for the people. Here is what some of them say.',
    },
    {
      kind: 'closing',
      title: '{name} in numbers',
      stats: [
        { value: '200+', label: 'Daily Players' },
        { value: '50+', label: 'Custom Features' },
        { value: '24/7', label: 'Online Support' },
        { value: '99.9%', label: 'Uptime' },
      ],
    },
  ],
  arrival: 'the harbor',
  promises: [
    { label: 'Anti-Cheat Protection', icon: 'shield' },
    { label: 'Custom Ranks', icon: 'crown' },
    { label: 'Unique Game Modes', icon: 'gamepad' },
    { label: 'Active Community', icon: 'users' },
  ],
} satisfies HomeInput;
