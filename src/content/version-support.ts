import { mods } from '#network/mods';
import type { Hue } from '@/contract/network/visuals';

export interface SpecTier {
  id: 'minimum' | 'recommended' | 'optimal';
  title: string;
  text: string;
  hue: Hue;
  specs: readonly { label: string; value: string }[];
}

export const specTiers: readonly SpecTier[] = [
  {
    id: 'minimum',
    title: 'Minimum',
    text: 'The game without mods, at a short view distance.',
    hue: 'amber',
    specs: [
      { label: 'Memory', value: '4GB RAM' },
      { label: 'Processor', value: 'Two cores from the last ten years' },
      { label: 'Graphics', value: 'Integrated graphics' },
      { label: 'Connection', value: '5 Mbit/s' },
    ],
  },
  {
    id: 'recommended',
    title: 'Recommended',
    text: 'The mods of our list, crowded arenas and a steady 60 frames a second.',
    hue: 'grass',
    specs: [
      { label: 'Memory', value: '8GB RAM' },
      { label: 'Processor', value: 'Four cores from the last six years' },
      { label: 'Graphics', value: 'A graphics card with 2 GB of its own' },
      { label: 'Connection', value: '15 Mbit/s' },
    ],
  },
  {
    id: 'optimal',
    title: 'Optimal',
    text: 'Shaders, a long view distance, and recording at the same time.',
    hue: 'diamond',
    specs: [
      { label: 'Memory', value: '16GB RAM' },
      { label: 'Processor', value: 'Six cores from the last four years' },
      { label: 'Graphics', value: 'A graphics card with 6 GB of its own' },
      { label: 'Connection', value: '25 Mbit/s, by cable' },
    ],
  },
];

export const performanceTips: { title: string; tips: readonly string[] } = {
  title: 'Performance Tips',
  tips: [
    'Give the game half of your memory, and never all of it: the system needs the rest.',
    'Set the view distance to 8 chunks for fights and to 12 or more for building.',
    'Turn off entity shadows, and smooth lighting next, before you lower the resolution.',
    'Close browsers and recorders that you do not need. They share the same processor.',
    'Use a cable where you can. Wireless is fast enough but not steady enough for duels.',
    'Update the graphics driver first when something flickers after a game update.',
  ],
};

export interface ModSupportList {
  id: 'recommended' | 'compatible' | 'not-allowed';
  title: string;
  text: string;
  hue: Hue;
  items: readonly string[];
}

export const modSupportLists: readonly ModSupportList[] = [
  {
    id: 'recommended',
    title: 'Recommended Mods',
    text: 'Tested by us on 1.20.4.',
    hue: 'grass',
    items: mods.mods.map(({ name, version }) => `${name} ${version}`),
  },
  {
    id: 'compatible',
    title: 'Compatible Mods',
    text: 'Allowed, but not ours to fix.',
    hue: 'diamond',
    items: [
      'Shaders and dynamic lights',
      'One minimap without cave view and player radar',
      'Voice chat by distance',
      'Replay and recording mods',
      'Schematics that only show an outline',
      'Armor, potion and keystroke displays',
    ],
  },
  {
    id: 'not-allowed',
    title: 'Not Allowed',
    text: 'These get you removed, most of them for good.',
    hue: 'crimson',
    items: [
      'Hack clients of any kind',
      'X-ray mods and resource packs',
      'Auto-clickers and macros',
      'Fly hacks and movement mods',
      'Pathfinding bots and automated farming',
      'Freecam',
    ],
  },
];

export const bedrock = {
  title: 'Bedrock Edition',
  text: 'Players on phones, consoles and Windows will be able to join from Bedrock 1.20.0 and newer. The bridge between the editions is still being tested; there is nothing to connect to yet.',
  rows: [
    { label: 'Server address', value: 'Coming soon' },
    { label: 'Port', value: 'N/A' },
    { label: 'Version', value: '1.20.0 and newer' },
  ],
  note: 'The address will be announced on Discord first, and shown here on the same day.',
} as const;
