import type { FeatureLevel, VersionStatus, VersionSupport } from '@/contract/network/versions';

/** Texts of the Supported Versions page for all networks. */
export const versionTexts = {
  recommended: (version: string) => `Recommended Version: ${version}`,
  features: 'Features',
  pick: 'Select in the launcher',
  release: (release: string) => `release ${release}`,
  getLauncher: 'Get the launcher',
  /** Read out after the label. */
  launcherFor: (version: string) => `for ${version}`,
} as const;

export const versionTabLabels: Record<'versions' | keyof VersionSupport, string> = {
  versions: 'Versions',
  performance: 'Performance',
  'mod-support': 'Mod Support',
  bedrock: 'Bedrock',
};

export const versionStatusLabels: Record<VersionStatus, string> = {
  recommended: 'Recommended Version',
  supported: 'Fully Supported',
  legacy: 'Legacy Support',
  deprecated: 'Limited Support',
  unsupported: 'Not Supported',
};

export const featureLevelLabels: Record<FeatureLevel, string> = {
  full: 'Full',
  partial: 'Partial',
  basic: 'Basic',
  limited: 'Limited',
  minimal: 'Minimal',
  none: 'None',
};
