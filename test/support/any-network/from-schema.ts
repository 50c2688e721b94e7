import type * as v from 'valibot';
import { leafOf, type Manner } from './leaves';
import type { Luck } from './luck';

/** Possible fields of a schema that contains others. */
interface Node {
  readonly type: string;
  readonly wrapped?: Node;
  readonly options?: readonly unknown[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly items?: readonly Node[];
  readonly item?: Node;
  readonly literal?: unknown;
  readonly key?: Node;
  readonly value?: unknown;
  readonly pipe?: readonly Step[];
}
type Step = Node & { readonly requirement?: unknown };

/** Style in which a network is written. */
export interface Writing extends Manner {
  /** Number of entries in lists, and whether optional values are present. */
  amount: 'least' | 'any' | 'most';
  luck: Luck;
}

/** Maximum entries of a list without a lower limit of its own, by nesting depth. */
const MOST_ENTRIES = [20, 12, 3, 2];
const LONGEST = 600;

const stepsOf = (node: Node): Step[] =>
  (node.pipe ?? []).flatMap((step, index) => [...(step.pipe && index === 0 ? stepsOf(step) : [step])]);
const limitOf = (node: Node, type: string, otherwise: number): number =>
  stepsOf(node)
    .flatMap((step) => (step.type === type ? Number(step.requirement) : []))
    .at(-1) ?? otherwise;

/** True if an optional value is present this time. */
const isThere = ({ amount, luck }: Writing): boolean =>
  amount === 'most' || (amount === 'any' && luck.chance(50));

/** Returns a value that is valid by the schema, except for rules between its parts. */
export const writtenBy = (schema: unknown, writing: Writing, depth = 0): unknown => {
  const node = schema as Node;
  const { luck, amount } = writing;
  const inner = (one: unknown) => writtenBy(one, writing, depth);
  switch (node.type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
      return isThere(writing) ? inner(node.wrapped) : node.type === 'nullable' ? null : undefined;
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {}).flatMap(([key, entry]) => {
          const value = inner(entry);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'array': {
      const isNeeded = stepsOf(node).some(({ type }) => type === 'non_empty');
      const least = limitOf(node, 'min_length', isNeeded ? 1 : 0);
      const most = Math.min(limitOf(node, 'max_length', 20), MOST_ENTRIES[depth] ?? 2);
      const few = luck.whole(least, Math.max(least, Math.min(most, 4)));
      const length = { least, most, any: luck.one([least, Math.min(most, least + 1), few]) }[amount];
      return Array.from({ length }, () => writtenBy(node.item, writing, depth + 1));
    }
    case 'record': {
      const all =
        node.key?.options ??
        Array.from({ length: { least: 0, most: 12, any: luck.whole(0, 2) }[amount] }, () => inner(node.key));
      return Object.fromEntries(all.map((key) => [key, inner(node.value)]));
    }
    case 'strict_tuple':
      return (node.items ?? []).map(inner);
    case 'variant':
    case 'union':
      return inner(luck.one(node.options ?? []));
    case 'picklist':
      return luck.one(node.options ?? []);
    case 'literal':
      return node.literal;
    case 'boolean':
      return luck.chance(50);
    case 'number': {
      const [least, most] = [limitOf(node, 'min_value', 0), limitOf(node, 'max_value', 9_999_999)];
      return luck.one([least, most, luck.whole(least, Math.min(most, least + 1_000))]);
    }
    case 'string':
      return leafOf(
        schema as v.GenericSchema,
        Math.min(limitOf(node, 'max_length', LONGEST), LONGEST),
        luck,
        writing,
      );
    default:
      throw new Error(`Nothing is known of ${node.type}. Add it to writtenBy.`);
  }
};
