import type { Metric } from '@/contract/network/metrics';

/** Figure names from before metrics existed, by the id of the equivalent metric. */
const FORMER_NAMES = {
  kills: 'kills',
  deaths: 'deaths',
  playtime: 'playtime',
  blocks: 'blocksBreaked',
  mobkills: 'mobKills',
} as const;

type FormerName = (typeof FORMER_NAMES)[keyof typeof FORMER_NAMES] | 'level';

const isNamed = (id: string): id is keyof typeof FORMER_NAMES => Object.hasOwn(FORMER_NAMES, id);

/** Undefined for metrics added later. */
export const formerNameOf = ({ id, unit }: Metric): FormerName | undefined => {
  if (unit === 'level') return 'level';
  return isNamed(id) ? FORMER_NAMES[id] : undefined;
};
