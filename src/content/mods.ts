import type { Hue } from '@/contract/network/visuals';
import { site } from './site';

export type ModType = 'core' | 'optimization' | 'utility' | 'cosmetic';

export interface Mod {
  id: string;
  name: string;
  version: string;
  description: string;
  downloadUrl: string;
  required: boolean;
  type: ModType;
  /** Of the download, as it is shown. */
  size: string;
  features: readonly string[];
}

export const modsPage = {
  title: 'Required Mods',
  subtitle:
    'You can join without any mod. As soon as you use one, the mods marked Required come with it: they let the anti-cheat tell what is allowed from what is not.',
  downloadLabel: 'Download',
  requiredLabel: 'Required',
  optionalLabel: 'Optional',
} as const;

export const installationGuide: { title: string; steps: readonly { title: string; text: string }[] } = {
  title: 'Installation Guide',
  steps: [
    {
      title: 'Install the mod loader',
      text: 'Install the mod loader API version 48.0.49 for game version 1.20.4 (or the matching version). Close the launcher first; the installer adds a profile of its own.',
    },
    {
      title: 'Download the mods',
      text: 'Download the mods marked Required below, and any optional ones that you like. Put the files into the mods folder of your game directory without unpacking them.',
    },
    {
      title: 'Configure the settings',
      text: 'Start the game once, open Mods in the main menu and check that every file is listed. In the launcher, give the profile 4GB of memory or more.',
    },
    {
      title: 'Launch and join',
      text: `Launch the game with the loader profile, choose Multiplayer and join ${site.address}. The lobby greets you with the list of mods it sees.`,
    },
  ],
};

/** `required` filters by the flag, the others by type. */
export const modTabs = [
  { id: 'all', label: 'All Mods' },
  { id: 'required', label: 'Required' },
  { id: 'optimization', label: 'Optimization' },
  { id: 'utility', label: 'Utility' },
  { id: 'cosmetic', label: 'Cosmetic' },
] as const;
export type ModTabId = (typeof modTabs)[number]['id'];

export const modTypeLabels: Record<ModType, string> = {
  core: 'Core',
  optimization: 'Optimization',
  utility: 'Utility',
  cosmetic: 'Cosmetic',
};

export const mods: readonly Mod[] = [
  {
    id: 'mod-loader-api',
    name: 'Mod Loader API',
    version: '48.0.49',
    description: 'Forge, the loader that all other mods on this page hook into. Install it first.',
    downloadUrl: site.downloads.modLoader,
    required: true,
    type: 'core',
    size: '5.2 MB',
    features: [
      'Loads every mod on this page',
      'Adds its own profile to the launcher',
      'Leaves your unmodified game as it is',
    ],
  },
  {
    id: 'core-mod',
    name: `${site.name} Core Mod`,
    version: '3.1.2',
    description:
      'Our own small mod. It tells the server which mods you run, and draws the menus that a plain client shows as chests.',
    downloadUrl: site.downloads.coreMod,
    required: true,
    type: 'core',
    size: '3.7 MB',
    features: [
      'Shows hearts, streaks and cooldowns on screen',
      'Proper menus for kits, shops and duels',
      'Reports the names of your mods and nothing else',
    ],
  },
  {
    id: 'optimization-mod',
    name: 'Optimization Mod',
    version: 'HD U I8',
    description: 'OptiFine: more frames from the same computer, and a zoom key that everybody may use.',
    downloadUrl: site.downloads.optimization,
    required: false,
    type: 'optimization',
    size: '7.8 MB',
    features: [
      'Noticeably smoother in crowded arenas',
      'Video settings down to single effects',
      'Shaders and connected textures',
    ],
  },
  {
    id: 'recipe-viewer',
    name: 'Recipe Viewer Utility',
    version: '17.3.0.49',
    description:
      'Just Enough Items: every recipe of the season at the press of a key, our own ones included.',
    downloadUrl: site.downloads.recipeViewer,
    required: false,
    type: 'utility',
    size: '4.2 MB',
    features: ['Looks up recipes and uses', 'Search by name or by mod', 'Bookmarks for what you craft often'],
  },
  {
    id: 'textures-mod',
    name: `${site.name} Textures Mod`,
    version: '2.0.1',
    description:
      'The look of the network in your hand: custom items, hearts and medals, drawn by our builders.',
    downloadUrl: site.downloads.textures,
    required: false,
    type: 'cosmetic',
    size: '18.3 MB',
    features: [
      'Textures for all custom items',
      'Season medals on armor',
      'Works beside your own resource pack',
    ],
  },
];

export const compatibilityNotes: { title: string; notes: readonly string[] } = {
  title: 'Compatibility Notes',
  notes: [
    'The list is put together for game version 1.20.4. On another version, take the build of each mod that was made for it.',
    'Use one mod loader at a time. Files made for another loader do not start, and usually say so.',
    'Keep the optimization mod up to date: old builds crash with the current loader.',
    'Only one minimap mod, with cave view and player radar switched off.',
    'Resource packs and shaders are allowed as long as they do not let you see through blocks.',
    'If the game does not start, take all optional mods out and put them back one by one.',
  ],
};

export type ProhibitedType = 'cheat' | 'performance' | 'compatibility';

export interface ProhibitedMod {
  id: string;
  name: string;
  reason: string;
  type: ProhibitedType;
  /** What to use, or do, instead. */
  alternatives: string;
}

export const prohibitedTypeLabels: Record<ProhibitedType, { label: string; hue: Hue }> = {
  cheat: { label: 'Cheat', hue: 'crimson' },
  performance: { label: 'Performance', hue: 'amber' },
  compatibility: { label: 'Compatibility', hue: 'lapis' },
};

export const prohibitedSection = {
  title: 'Prohibited Mods',
  text: 'Joining with a cheat is punished the first time. The others only cause trouble, for you or for the server; take them out before you join.',
  alternativesLabel: 'Instead',
} as const;

export const prohibitedMods: readonly ProhibitedMod[] = [
  {
    id: 'hack-clients',
    name: 'Hack Clients',
    reason: 'Clients that aim, hit, block or move for you.',
    type: 'cheat',
    alternatives: 'An unmodified client, and an evening in Practice PvP.',
  },
  {
    id: 'x-ray',
    name: 'X-Ray',
    reason: 'Mods and resource packs that show ores, chests or players through blocks.',
    type: 'cheat',
    alternatives: 'Branch mining; the treasure hunts at the weekend.',
  },
  {
    id: 'auto-clickers',
    name: 'Auto-Clickers',
    reason: 'Programs, macros or mouse software that click in your place.',
    type: 'cheat',
    alternatives: 'A mouse that suits your hand. Click counts are measured.',
  },
  {
    id: 'fly-hack',
    name: 'Fly Hack',
    reason: 'Flying, hovering, gliding or walking on water without the game’s own means.',
    type: 'cheat',
    alternatives: 'Elytra, slow falling and a bucket of water.',
  },
  {
    id: 'pathfinding-bot',
    name: 'Pathfinding Bot',
    reason: 'Bots that walk, mine, build or farm while you are away.',
    type: 'cheat',
    alternatives: 'Schematics that only show an outline, placed by hand.',
  },
  {
    id: 'kit-abusing',
    name: 'Kit Abusing',
    reason: 'Mods that swap, duplicate or refill kit items faster than the inventory allows.',
    type: 'cheat',
    alternatives: 'Saved kit layouts in the kit editor.',
  },
  {
    id: 'freecam',
    name: 'Freecam',
    reason: 'Moves the camera away from your body and through walls.',
    type: 'cheat',
    alternatives: 'The replay viewer after a match; spectating where it is open.',
  },
  {
    id: 'outdated-optimization-mod',
    name: 'Outdated Optimization Mod',
    reason: 'Builds older than HD U I8 drop chunks and flood the server with requests for them.',
    type: 'performance',
    alternatives: 'The optimization mod on this page, HD U I8.',
  },
  {
    id: 'conflicting-minimap-mods',
    name: 'Conflicting Minimap Mods',
    reason: 'Two minimaps at once, or one with player radar or cave view, break our own map layer.',
    type: 'compatibility',
    alternatives: 'One minimap mod with radar and cave view switched off.',
  },
];
