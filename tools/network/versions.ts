import type { Versions, VersionSupport } from '@/contract/network/versions';
import type { Network } from './subjects';

type Written = Pick<Network, 'versions' | 'mods'>;

/** Returns the content of the tabs that are not open at first. */
const supportOf = ({ versions: { performance, modSupport, bedrock }, mods }: Written): VersionSupport => ({
  performance,
  'mod-support': modSupport?.map((list) => ({
    ...list,
    items: list.items ?? mods.mods.map(({ name, version }) => `${name} ${version}`),
  })),
  bedrock,
});

/** Splits the page in two, so that browsers load the second part on demand. */
export const versionsOf = (network: Written): { versions: Versions; support: VersionSupport } => {
  const { title, subtitle, recommendation, launcher, versions } = network.versions;
  const support = supportOf(network);
  const tabs = (['performance', 'mod-support', 'bedrock'] as const).filter(
    (tab) => support[tab] !== undefined,
  );
  return { versions: { title, subtitle, recommendation, launcher, versions, support: tabs }, support };
};
