/** What figures are called in answers and pushes: names of before there were any metrics. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  kills: 'kills',
  deaths: 'deaths',
  playtime: 'playtime',
  blocks: 'blocksBreaked',
  mobkills: 'mobKills',
};

/** By the id of the metric; undefined for metrics that came later. */
export const wireNameOf = (metric: string): string | undefined =>
  Object.hasOwn(WIRE_NAMES, metric) ? WIRE_NAMES[metric] : undefined;
