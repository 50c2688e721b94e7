import type { Hue } from '@/contract/network/visuals';
import { site } from './site';

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
