import type { LeaderboardsInput } from '@/contract/network/leaderboards';

// Statistics of the game are sent by companions, the figures of plugins are pushed.
export default {
  title: 'Bestenliste',
  subtitle: 'Wer am weitesten gekommen ist. Who has come furthest, world by world.',
  modes: [
    {
      id: 'survival',
      title: 'Survival',
      icon: 'campfire',
      server: 'survival',
      metrics: [
        {
          id: 'diamonds',
          title: 'Diamanten',
          unit: 'count',
          art: 'diamond',
          sample: [12, 940],
          source: { statistics: ['mined/diamond_ore', 'mined/deepslate_diamond_ore'] },
        },
        {
          id: 'fish',
          title: 'Fische',
          unit: 'count',
          art: 'compass',
          sample: [5, 800],
          source: { statistics: ['custom/fish_caught'] },
        },
        {
          id: 'hours',
          title: 'Stunden',
          unit: 'hours',
          art: 'clock',
          sample: [20, 1_800],
          source: { statistics: ['custom/play_time'] },
        },
        {
          id: 'fish-per-hour',
          title: 'Fische je Stunde',
          unit: 'ratio',
          art: 'map',
          source: { ratio: ['fish', 'hours'] },
        },
      ],
    },
    {
      id: 'skyblock',
      title: 'Skyblock',
      icon: 'beacon',
      server: 'skyblock',
      titles: [
        { title: 'Wolkenreich', emblem: 'crown', hue: 'gold', fromLevel: 300, toPlace: 3 },
        { title: 'Archipel', emblem: 'emerald', hue: 'diamond', fromLevel: 100, toPlace: 10 },
        { title: 'Scholle', emblem: 'sapling', hue: 'muted', fromLevel: 0 },
      ],
      metrics: [
        {
          id: 'island',
          title: 'Inselstufe',
          unit: 'level',
          art: 'beacon',
          sample: [4, 420],
          source: 'push',
        },
        {
          id: 'dragon-minutes',
          title: 'Minuten bis zum Drachen',
          unit: 'count',
          best: 'lowest',
          art: 'clock',
          sample: [95, 900],
          source: 'push',
        },
      ],
    },
    {
      id: 'creative',
      title: 'Creative',
      icon: 'bricks',
      server: 'creative',
      metrics: [
        {
          id: 'stars',
          title: 'Sterne für Bauten',
          unit: 'count',
          art: 'trophy',
          sample: [1, 260],
          source: 'push',
        },
      ],
    },
    {
      id: 'prison',
      title: 'Prison',
      icon: 'pickaxe',
      server: 'prison',
      metrics: [
        {
          id: 'cell',
          title: 'Rang',
          unit: 'rank',
          steps: ['Neuling', 'Steinzelle', 'Kohlezelle', 'Eisenzelle', 'Goldzelle', 'Frei'],
          art: 'shield',
          sample: [0, 5],
          source: 'push',
        },
        {
          id: 'dug',
          title: 'Abgebaut',
          unit: 'count',
          art: 'pickaxe',
          sample: [4_000, 900_000],
          source: { statistics: ['mined/*'] },
        },
      ],
    },
    {
      id: 'oneblock',
      title: 'OneBlock',
      icon: 'redstone',
      server: 'oneblock',
      metrics: [
        {
          id: 'phase',
          title: 'Phase',
          unit: 'rank',
          steps: ['Wiese', 'Höhle', 'Winter', 'Ozean', 'Dschungel', 'Nether', 'Ende'],
          art: 'map',
          sample: [0, 6],
          source: 'push',
        },
      ],
    },
  ],
} satisfies LeaderboardsInput;
