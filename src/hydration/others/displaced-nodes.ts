// Decision record: docs/decisions/0001-prerender-and-hydrate-in-parts.md
import { childrenBefore } from './children-before';

/** Nodes that others have put in the place of React's, for instance an element around a translation. */
interface StandIns {
  nodes: readonly Node[];
  /** React's nodes, in their former order. */
  replaced: Node[];
}

/** React's location for a node that is no longer there. */
interface Place {
  parent: Node;
  /** The parent's children before the node was removed. */
  siblings: readonly Node[];
  standIns: StandIns | undefined;
}

const places = new WeakMap<Node, Place>();
const allStandIns = new WeakSet<Node>();

/** Returns whether others have put a node in the place of one of React's. */
export const isStandIn = (node: Node): boolean => allStandIns.has(node);

/** Forgets that nodes were displaced. */
export const settle = (nodes: readonly Node[]): void => {
  for (const node of nodes) places.delete(node);
};

/** Follows stand-ins, which may have been replaced as well, to the nodes that are in the parent now. */
const standingIn = (parent: Node, node: Node, seen = new Set<Node>()): readonly ChildNode[] => {
  if (node.parentNode === parent) return [node as ChildNode];
  if (seen.has(node)) return [];
  seen.add(node);
  const nodes = places.get(node)?.standIns?.nodes ?? [];
  return nodes.flatMap((next) => standingIn(parent, next, seen));
};

const nextStanding = ({ parent, siblings }: Place, node: Node): ChildNode | undefined => {
  for (const sibling of siblings.slice(siblings.indexOf(node) + 1)) {
    const [standing] = standingIn(parent, sibling);
    if (standing) return standing;
  }
  return undefined;
};

/** Restores a node to React's location, along with all nodes that the same stand-in replaces. */
const restoreNode = (node: Node): void => {
  const place = places.get(node);
  if (!place) return;
  const { parent, standIns } = place;
  const replaced = standIns?.replaced ?? [node];
  const standing = (standIns?.nodes ?? []).flatMap((standIn) => standingIn(parent, standIn));
  const reference = standing[0] ?? nextStanding(place, node);
  const returning = replaced.filter((one) => places.get(one)?.standIns === standIns);
  settle(returning);
  if (reference) reference.before(...returning);
  else (parent as Element).append(...returning);
  for (const standIn of standing) if (!replaced.includes(standIn)) standIn.remove();
};

const isSameGap = (one: MutationRecord, other: MutationRecord): boolean =>
  one.target === other.target &&
  one.previousSibling === other.previousSibling &&
  one.nextSibling === other.nextSibling;

/** Stores the locations of nodes removed by a batch of changes, with the nodes that replaced them. */
const keepPlaces = (changes: readonly MutationRecord[], before: ReadonlyMap<Node, readonly Node[]>): void => {
  const arrived = new Map<Node, MutationRecord>();
  const standInsOf = new Map<Node, StandIns>();
  let gap: { change: MutationRecord; places: [Node, Place][] } | undefined;

  const replace = (node: Node, place: Place, nodes: readonly Node[]) => {
    const [first] = nodes;
    if (!first) return;
    place.standIns?.replaced.pop();
    const standIns = standInsOf.get(first) ?? { nodes, replaced: [] };
    standInsOf.set(first, standIns);
    for (const stranger of nodes) allStandIns.add(stranger);
    standIns.replaced.push(node);
    place.standIns = standIns;
  };
  /** Translators insert their element beside the text, and then remove the text. */
  const newNeighbours = ({ previousSibling, nextSibling }: MutationRecord): Node[] =>
    [previousSibling, nextSibling].filter((sibling) => sibling !== null && arrived.has(sibling)) as Node[];
  const cameBeside = (neighbour: Node, node: Node): boolean => {
    const arrival = arrived.get(neighbour);
    return arrival?.nextSibling === node || arrival?.previousSibling === node;
  };

  for (const change of changes) {
    const { target, addedNodes, removedNodes } = change;
    const strangers: Node[] = [];
    for (const node of addedNodes) {
      if (places.get(node)?.parent === target) places.delete(node);
      else strangers.push(node);
    }
    if (gap && isSameGap(gap.change, change))
      for (const [node, place] of gap.places) replace(node, place, strangers);
    for (const stranger of strangers) arrived.set(stranger, change);

    gap = { change, places: [] };
    for (const node of removedNodes) {
      // Removed from its stand-in; React knows the first location.
      if (places.has(node)) continue;
      const place: Place = { parent: target, siblings: before.get(target) ?? [], standIns: undefined };
      places.set(node, place);
      const neighbours = newNeighbours(change);
      const unused = neighbours.filter((neighbour) => !standInsOf.has(neighbour));
      const own = unused.find((neighbour) => cameBeside(neighbour, node)) ?? unused[0];
      if (strangers.length > 0) replace(node, place, strangers);
      else if (own) replace(node, place, [own]);
      else {
        // One element for several texts, unless the next change fills the gap.
        replace(node, place, neighbours.slice(0, 1));
        gap.places.push([node, place]);
      }
    }
  }
};

/** Returns the former children of each parent that has lost one. */
const childrenOfLosers = (changes: readonly MutationRecord[]): Map<Node, Node[]> => {
  const losers = new Set<Node>();
  for (const { target, removedNodes } of changes) if (removedNodes.length > 0) losers.add(target);
  return losers.size > 0 ? childrenBefore(changes.filter(({ target }) => losers.has(target))) : new Map();
};

/** Returns the texts that were changed while displaced. */
const changedOutOfPlace = (records: readonly MutationRecord[]): Node[] => {
  const taken = new Set<Node>();
  const changed = new Set<Node>();
  for (const { type, target, removedNodes } of records) {
    for (const node of removedNodes) taken.add(node);
    if (type === 'characterData' && (taken.has(target) || places.has(target))) changed.add(target);
  }
  return [...changed];
};

/**
 * Reads a batch of changes in the page. A text changed by React while displaced replaces its translation,
 * because nobody would see the change otherwise.
 * @param before former children of the parents, if the batch alone does not tell them.
 */
export const readChanges = (
  records: readonly MutationRecord[],
  observer: MutationObserver,
  before?: ReadonlyMap<Node, readonly Node[]>,
): void => {
  const changed = changedOutOfPlace(records);
  const ofChildren = records.filter(({ type }) => type === 'childList');
  keepPlaces(ofChildren, before ?? childrenOfLosers(ofChildren));
  for (const text of changed) if (!text.isConnected) restoreNode(text);
  for (const { removedNodes } of ofChildren)
    for (const node of removedNodes)
      if (node instanceof Text && places.has(node)) observer.observe(node, { characterData: true });
};

/**
 * Keeps React working when others have moved its nodes: each DOM call that names such a node restores it
 * first.
 * @param readNow reads the changes that have not been read yet.
 * @returns a function that stops it.
 */
export const tolerateDisplacedNodes = (readNow: () => void): (() => void) => {
  const prototype = Node.prototype;
  const { appendChild, insertBefore, removeChild } = prototype;

  /** Returns whether the node is now the parent's child. */
  const bringBack = (parent: Node, node: Node): boolean => {
    if (node.parentNode !== parent) {
      readNow();
      if (places.get(node)?.parent === parent) restoreNode(node);
    }
    return node.parentNode === parent;
  };
  /** Leaves no stand-in behind when React moves a node. */
  const bringBackMoved = (parent: Node, node: Node) => {
    if (places.get(node)?.parent === parent) restoreNode(node);
  };
  /** Returns the child of the parent that contains a node. */
  const childAround = (parent: Node, node: Node): Node | null => {
    let around: Node | null = node;
    while (around && around.parentNode !== parent) around = around.parentNode;
    return around;
  };

  Object.assign(prototype, {
    appendChild(this: Node, node: Node) {
      bringBackMoved(this, node);
      return appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, reference: Node | null) {
      bringBackMoved(this, node);
      if (!reference || bringBack(this, reference)) return insertBefore.call(this, node, reference);
      return insertBefore.call(this, node, childAround(this, reference));
    },
    removeChild(this: Node, node: Node) {
      if (bringBack(this, node)) return removeChild.call(this, node);
      if (this.contains(node)) node.parentNode?.removeChild(node);
      return node;
    },
  });
  return () => void Object.assign(prototype, { appendChild, insertBefore, removeChild });
};
