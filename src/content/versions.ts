import { mods } from './mods';
import { site } from './site';
import type { Hue } from './visuals';

export type VersionStatus = 'recommended' | 'supported' | 'legacy' | 'deprecated' | 'unsupported';
export type FeatureLevel = 'Full' | 'Partial' | 'Basic' | 'Limited' | 'Minimal' | 'None';

export const versionStatuses: Record<VersionStatus, { label: string; hue: Hue }> = {
  recommended: { label: 'Recommended Version', hue: 'grass' },
  supported: { label: 'Fully Supported', hue: 'diamond' },
  legacy: { label: 'Legacy Support', hue: 'amber' },
  deprecated: { label: 'Limited Support', hue: 'ember' },
  unsupported: { label: 'Not Supported', hue: 'crimson' },
};

export interface GameVersion {
  id: string;
  label: string;
  status: VersionStatus;
  level: FeatureLevel;
  notes: string;
  /** Where its launcher comes from; null when the version cannot connect. */
  clientDownloadUrl: string | null;
  /** What to pick in the launcher: the best release of the range; null when the version cannot connect. */
  release: string | null;
  specificFeatures: readonly string[];
}

export const versionsPage = {
  title: 'Supported Versions',
  subtitle: `Minecraft Java ${site.versions} can join. How much you see of the network depends on the version you bring.`,
  levelLabel: 'Features',
  /** Above the cards: how a card's release is played. */
  launcherNote:
    'Every version comes with the game’s own launcher. Open Installations in it, choose New installation, and pick the release that the card names.',
  releaseLabel: 'Pick in the launcher',
  release: (release: string) => `release ${release}`,
  downloadLabel: 'Get the launcher',
} as const;

export const versionTabs = [
  { id: 'versions', label: 'Versions' },
  { id: 'performance', label: 'Performance' },
  { id: 'mod-support', label: 'Mod Support' },
  { id: 'bedrock', label: 'Bedrock' },
] as const;

export const recommendedAlert = {
  title: 'Recommended Version: 1.20.4',
  text: 'Our servers run 1.20.4, so nothing has to be translated for you: every block, sound and menu looks as it was built. If you can choose, choose this one.',
} as const;

/** Newest first. */
export const gameVersions: readonly GameVersion[] = [
  {
    id: '1-20-4',
    label: '1.20.4',
    status: 'recommended',
    level: 'Full',
    notes: 'The version that the servers run. Everything works, and new things are tested here first.',
    clientDownloadUrl: site.downloads.launcher,
    release: '1.20.4',
    specificFeatures: [
      'All modes, events and menus',
      'All mods of the Required Mods page',
      'Lowest latency: no translation between versions',
    ],
  },
  {
    id: '1-20-2',
    label: '1.20.2',
    status: 'supported',
    level: 'Full',
    notes:
      'One step behind and hardly any different to play. A good choice if a mod of yours has not moved on.',
    clientDownloadUrl: site.downloads.launcher,
    release: '1.20.2',
    specificFeatures: [
      'All modes, events and menus',
      'Armor trims and smithing templates',
      'All custom textures',
    ],
  },
  {
    id: '1-20-1',
    label: '1.20.1',
    status: 'supported',
    level: 'Partial',
    notes: 'All modes can be played. A few menus and sounds that we built for newer clients are replaced.',
    clientDownloadUrl: site.downloads.launcher,
    release: '1.20.1',
    specificFeatures: [
      'All modes and events',
      'Armor trims and smithing templates',
      'Some custom sounds are missing',
    ],
  },
  {
    id: '1-19-x',
    label: '1.19.x',
    status: 'legacy',
    level: 'Basic',
    notes: 'Fights feel right; blocks and items from 1.20 are shown as the nearest older ones.',
    clientDownloadUrl: site.downloads.launcher,
    release: '1.19.4',
    specificFeatures: ['All modes', 'Deep dark and sculk blocks', 'Armor trims are invisible'],
  },
  {
    id: '1-18-x-to-1-16-x',
    label: '1.18.x to 1.16.x',
    status: 'legacy',
    level: 'Limited',
    notes:
      'Fine for Practice PvP and Duels. In Lifesteal, parts of the map look different from what they are.',
    clientDownloadUrl: site.downloads.launcher,
    release: '1.18.2',
    specificFeatures: [
      'Practice PvP and Duels without limits',
      'Netherite gear',
      'Below 1.18, the deepest and highest parts of the map cannot be seen',
    ],
  },
  {
    id: '1-15-x-to-1-12-x',
    label: '1.15.x to 1.12.x',
    status: 'deprecated',
    level: 'Minimal',
    notes: 'You can connect and fight. Expect stand-in blocks, missing sounds and menus made of chests.',
    clientDownloadUrl: site.downloads.launcher,
    release: '1.15.2',
    specificFeatures: [
      'Practice PvP and Duels with basic kits',
      'Netherite looks like diamond',
      'No support for Lifesteal seasons',
    ],
  },
  {
    id: '1-11-x-and-older',
    label: '1.11.x and older',
    status: 'unsupported',
    level: 'None',
    notes: 'These versions cannot connect. Choose a newer one in the launcher; it costs nothing.',
    clientDownloadUrl: null,
    release: null,
    specificFeatures: ['Cannot connect'],
  },
];

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
    items: mods.map(({ name, version }) => `${name} ${version}`),
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
