import type { ArtName, Hue } from '@/contract/network/visuals';

export interface GameMode {
  id: string;
  title: string;
  description: string;
  points: readonly string[];
  hue: Hue;
  art: ArtName;
}

/** The cards of Game Modes, in order. */
export const modes: readonly GameMode[] = [
  {
    id: 'practice-pvp',
    title: 'Practice PvP',
    description:
      'Pick a kit, drop into an arena and fight until your aim is warm. You lose nothing but the round, and the next one starts in seconds.',
    points: [
      'Kits for sword, axe, crystal and bow',
      'Ranked and unranked queues',
      'Bots for a quiet first hour',
    ],
    hue: 'ember',
    art: 'practice-pvp',
  },
  {
    id: 'lifesteal',
    title: 'Lifesteal',
    description:
      'Survival with stakes: every kill takes a heart from your victim and gives it to you. Build well, choose friends carefully and never log out in the open.',
    points: [
      'Twenty hearts at most, none for the careless',
      'Teams, claims and player shops',
      'A fresh map every season',
    ],
    hue: 'crimson',
    art: 'lifesteal',
  },
  {
    id: 'duels',
    title: 'Duels',
    description:
      'One opponent, one arena, equal gear. Challenge a friend by name or let the queue find someone of your level.',
    points: ['Best of one, three or five', 'Arenas that reset after every round', 'Spectators welcome'],
    hue: 'diamond',
    art: 'duels',
  },
];

/** The button of every mode's card: it copies the server's address, and says so under the pointer. */
export const playButton = { label: 'Play Now', hoverLabel: 'Copy IP' } as const;
