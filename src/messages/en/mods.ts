import type { Prohibition } from '@/contract/network/mods';

/** Texts of the Required Mods page that are the same for every network. */
export const modTexts = {
  all: 'All Mods',
  required: 'Required',
  optional: 'Optional',
  download: 'Download',
  instead: 'Instead',
} as const;

export const prohibitionLabels: Record<Prohibition, string> = {
  cheat: 'Cheat',
  performance: 'Performance',
  compatibility: 'Compatibility',
};
