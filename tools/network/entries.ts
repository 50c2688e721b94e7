import type * as v from 'valibot';
import { hintFor } from './near';
import { type Subject, subjects } from './subjects';

/** What entries were called in earlier versions of an owner's files, and are called now. */
const FORMER: Partial<Record<Subject, Readonly<Record<string, string>>>> = {
  community: { items: 'events' },
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

/** What is wrong with a list or a text in place of an object. */
export const NO_OBJECT = 'must be entries in { }';

/** What there may be of a schema that has others in it. */
interface Node {
  readonly wrapped?: Node;
  readonly options?: readonly (Node | string)[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly value?: Node;
}

/** A schema without what is around it: each of those that it may be. */
const within = (node: Node): Node[] => {
  if (node.wrapped) return within(node.wrapped);
  if (node.options) return node.options.flatMap((one) => (typeof one === 'string' ? [] : within(one)));
  return [node];
};

/** Names of the entries that there may be where these keys lead. */
const namesAt = (name: Subject, keys: readonly unknown[]): string[] => {
  let nodes = within(subjects[name] as Node);
  for (const key of keys)
    nodes = nodes
      .flatMap(({ entries, item, value }) => entries?.[String(key)] ?? item ?? value ?? [])
      .flatMap(within);
  return [...new Set(nodes.flatMap(({ entries = {} }) => Object.keys(entries)))];
};

/**
 * What is wrong with the entries of an object, a line each: those that do not belong there, of which the schema names the first
 * alone, or one that is missing and not there under its former name.
 * @param issue that one of them is unknown or missing
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
  if (Array.isArray(written)) return [`${places.join('.')}: ${NO_OBJECT}`];
  const lineOf = (key: unknown, message: string) => `${[...places, String(key)].join('.')}: ${message}`;
  const strangers = Object.keys(written).filter((key) => !names.includes(key));
  if (expected !== 'never')
    return strangers.some((key) => nowCalled(key) === last?.key) ? [] : [lineOf(last?.key, 'is missing')];
  const free = names.filter((one) => !Object.hasOwn(written, one));
  return strangers.map((key) => {
    const now = nowCalled(key);
    return lineOf(
      key,
      now === undefined ? `is no entry of this file. ${hintFor(key, free)}` : `is called ${now} now`,
    );
  });
};
