/** Groups of the game's statistics, without their namespace. */
const GROUPS = [
  'custom',
  'mined',
  'broken',
  'crafted',
  'used',
  'picked_up',
  'dropped',
  'killed',
  'killed_by',
];

/** Stands for all statistics of a group. */
export const WHOLE_GROUP = '*';

const NAMESPACE = 'minecraft:';
const FORM = /^((?:[a-z0-9_.-]+:)?[a-z0-9_.-]+)\/(\*|(?:[a-z0-9_.-]+:)?[a-z0-9_./-]+)$/;
/** Maps names from before 1.17, which the Bukkit API keeps. */
const RENAMED: Readonly<Record<string, string>> = { 'minecraft:play_one_minute': 'minecraft:play_time' };

const withNamespace = (name: string): string => (name.includes(':') ? name : `${NAMESPACE}${name}`);

export interface Statistic {
  /** Form in the game's files: `minecraft:mined`. */
  readonly group: string;
  /** `minecraft:stone`, or {@link WHOLE_GROUP}. */
  readonly name: string;
}

/** Reads `mined/stone`, `mined/create:brass_block` or `mined/*`; null for anything else. */
export const readStatistic = (text: string): Statistic | null => {
  const [, group = '', name = ''] = FORM.exec(text) ?? [];
  if (!GROUPS.includes(group.replace(NAMESPACE, '')) && !group.includes(':')) return null;
  // Custom statistics have different units.
  const isMixed = name === WHOLE_GROUP && withNamespace(group) === `${NAMESPACE}custom`;
  if (isMixed) return null;
  const full = name === WHOLE_GROUP ? name : withNamespace(name);
  return { group: withNamespace(group), name: RENAMED[full] ?? full };
};
