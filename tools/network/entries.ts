import type * as v from 'valibot';
import { hintFor } from './near';
import { type Subject, subjects } from './subjects';

/** Current names of entries, by their names in earlier versions of an owner's files. */
const FORMER: Partial<Record<Subject, Readonly<Record<string, string>>>> = {
  community: { items: 'events', scene: 'emblem' },
  events: { date: 'when', description: 'summary' },
  identity: { supportEmail: 'email', address: 'addresses', backupAddress: 'addresses' },
  leaderboards: { art: 'icon' },
  mods: { downloadUrl: 'url', type: 'group' },
  news: {
    id: 'slug',
    subtitle: 'tag',
    date: 'publishedAt',
    description: 'summary',
    features: 'points',
  },
  store: { storeUrl: 'url', ranks: 'items' },
  team: { category: 'section', minecraftUsername: 'username' },
  versions: { specificFeatures: 'features' },
  voting: { image: 'emblem', icon: 'emblem', cooldown: 'again' },
};

/** Fault of a list or a text in the place of an object. */
export const NO_OBJECT = 'must be entries in { }';

/** Optional properties of a schema that wraps other schemas. */
interface Node {
  readonly wrapped?: Node;
  readonly options?: readonly (Node | string)[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly value?: Node;
  readonly getter?: (written: object) => Node;
}

/** Returns the alternatives of a schema, without wrappers. */
const within = (node: Node): Node[] => {
  if (node.wrapped) return within(node.wrapped);
  if (node.getter) return within(node.getter({}));
  if (node.options) return node.options.flatMap((one) => (typeof one === 'string' ? [] : within(one)));
  return [node];
};

/** Returns the names of the entries that are allowed at a path. */
const namesAt = (name: Subject, keys: readonly unknown[]): string[] => {
  let nodes = within(subjects[name] as Node);
  for (const key of keys)
    nodes = nodes
      .flatMap(({ entries, item, value }) => entries?.[String(key)] ?? item ?? value ?? [])
      .flatMap(within);
  return [...new Set(nodes.flatMap(({ entries = {} }) => Object.keys(entries)))];
};

/**
 * Returns the faults in an object's entries, one line each: every unknown entry (the schema reports only the first), or a
 * missing one that is not there under its former name.
 * @param issue report of an unknown or a missing entry
 */
export const entryFaults = (name: Subject, { expected, path }: v.StrictObjectIssue): string[] => {
  const steps: readonly v.IssuePathItem[] = path ?? [];
  const last = steps.at(-1);
  const written: object = last?.type === 'object' ? last.input : {};
  const places = steps.slice(0, -1).map(({ key }) => String(key));
  const names = namesAt(name, places);
  const nowCalled = (key: string) => {
    const now = FORMER[name]?.[key];
    return now !== undefined && names.includes(now) ? now : undefined;
  };
  if (Array.isArray(written)) return [places.length === 0 ? NO_OBJECT : `${places.join('.')}: ${NO_OBJECT}`];
  const lineOf = (key: unknown, message: string) => `${[...places, String(key)].join('.')}: ${message}`;
  const strangers = Object.keys(written).filter((key) => !names.includes(key));
  if (expected !== 'never')
    return strangers.some((key) => nowCalled(key) === last?.key) ? [] : [lineOf(last?.key, 'is missing')];
  const free = names.filter((one) => !Object.hasOwn(written, one));
  const hint = (key: string) => (free.length > 0 ? hintFor(key, free) : 'Take it out');
  return strangers.map((key) => {
    const now = nowCalled(key);
    return lineOf(key, now === undefined ? `is no entry of this file. ${hint(key)}` : `is called ${now} now`);
  });
};
