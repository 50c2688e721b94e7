import type { Hue } from '@/contract/network/visuals';

export interface PositionRequirements {
  id: string;
  title: string;
  hue: Hue;
  points: readonly string[];
}

/** What each position asks for besides the general requirements of the guidelines. */
export const minimumRequirements: readonly PositionRequirements[] = [
  {
    id: 'staff',
    title: 'Staff',
    hue: 'grass',
    points: [
      '10+ hours per week, and at least four hours daily in-game or in chat.',
      'You know our rules well enough to explain each of them.',
      'Screensharing with players is preferred: you can, or want to learn it.',
      'You are not currently banned from the network.',
    ],
  },
  {
    id: 'media',
    title: 'Media',
    hue: 'crimson',
    points: [
      'You create content actively, on a channel of your own.',
      'A minimum follower count, which varies by platform: ask us when you are not sure.',
      'A regular upload schedule that you keep.',
      'Family-friendly content: our players’ parents watch it, too.',
    ],
  },
  {
    id: 'builder',
    title: 'Builder',
    hue: 'amber',
    points: [
      'A portfolio: pictures or schematics of builds that you made yourself.',
      'Building experience on a server or in a build team, and patience for revisions.',
    ],
  },
  {
    id: 'developer',
    title: 'Developer',
    hue: 'diamond',
    points: [
      'Experience with Java and plugins, or with the web.',
      'A portfolio or a repository with code of your own that we may read.',
    ],
  },
  {
    id: 'partner',
    title: 'Partner',
    hue: 'amethyst',
    points: [
      'An active community or server that you run or speak for.',
      'A minimum member count, which depends on how active your members are.',
    ],
  },
];
