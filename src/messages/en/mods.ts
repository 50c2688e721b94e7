import type { Prohibition } from '@/contract/network/mods';

/** Texts of the Required Mods page for all networks. */
export const modTexts = {
  all: 'All Mods',
  required: 'Required',
  optional: 'Optional',
  download: 'Download',
  instead: 'Instead:',
  version: 'Version',
  size: 'Size',
  type: 'Type',
} as const;

export const prohibitionLabels: Record<Prohibition, string> = {
  cheat: 'Cheat',
  performance: 'Performance',
  compatibility: 'Compatibility',
};
