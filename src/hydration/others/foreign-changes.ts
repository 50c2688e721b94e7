import { WATCHED, type EarlyChanges } from '../early-changes';
import { BOUNDARY } from '../names';
import { childrenBefore } from './children-before';
import { isStandIn, readChanges, settle, tolerateDisplacedNodes } from './displaced-nodes';

/**
 * Changes that others make in parts of the page that are not hydrated yet. React would miss the prerendered
 * nodes and render the part again, so the changes are undone while it hydrates.
 */
let log: MutationRecord[] = [];
let root: Element | undefined;
let hydrated: WeakSet<Element>;
let observer: MutationObserver | undefined;
let isOwnWork = false;

const isElement = (node: Node | null): node is Element => node instanceof Element;

/** True for an element around a separately hydrated part of the page. */
const isPart = (node: Node): node is Element =>
  isElement(node) && (node === root || node.hasAttribute(BOUNDARY));

/** Returns the part that a node belongs to; undefined for nodes outside of the app. */
const partOf = (node: Node | null, parentOf: (node: Node) => Node | null): Element | undefined => {
  for (let around = node; around; around = parentOf(around)) if (isPart(around)) return around;
  return undefined;
};

const keep = (records: readonly MutationRecord[]) => {
  for (const record of records) {
    const part = partOf(record.target, ({ parentNode }) => parentNode);
    // Nodes added by others may change while they are detached.
    if (part ? !hydrated.has(part) : log.length > 0 && !record.target.isConnected) log.push(record);
  }
};

const read = (records: readonly MutationRecord[]) => {
  if (!observer) return;
  keep(records);
  readChanges(records, observer);
};

const readNow = () => {
  if (observer && !isOwnWork) read(observer.takeRecords());
};

/**
 * Starts watching, with the changes that the boot script has recorded.
 * @returns a function that stops it.
 */
export const watchForeignChanges = (container: Element, early: EarlyChanges): (() => void) => {
  root = container;
  hydrated = early.hydrated;
  early.observer.disconnect();
  const own = new MutationObserver(read);
  observer = own;
  own.observe(document, WATCHED);
  const batches = early.batches.splice(0);
  const changes = batches.flat();
  keep(changes);
  const before = childrenBefore(changes.filter(({ type }) => type === 'childList'));
  for (const batch of batches) readChanges(batch, own, before);
  const endTolerance = tolerateDisplacedNodes(readNow);
  return () => {
    own.disconnect();
    endTolerance();
  };
};

const forgetHydrated = () => {
  log = log.filter(({ target }) => {
    const part = partOf(target, ({ parentNode }) => parentNode);
    return !part || !hydrated.has(part);
  });
};

let hasForeignChanges = false;

/** Returns whether others change this page before it is hydrated; they are likely to continue. */
export const isChangedByOthers = (): boolean => {
  readNow();
  forgetHydrated();
  return (hasForeignChanges ||= log.length > 0);
};

interface Children {
  parent: Element;
  prerendered: readonly Node[];
  changed: readonly Node[];
}

interface Changes {
  children: Children[];
  /** Elements added by others, with their contents, which may include React's nodes. */
  strangers: { parent: Element; changed: readonly Node[] }[];
  data: { text: CharacterData; prerendered: string; changed: string }[];
}

/** Reconstructs a part's prerendered state from its changes since. */
const changesOf = (part: Element): Changes => {
  const before = childrenBefore(log.filter(({ type }) => type === 'childList'));
  const parents = new Map<Node, Node | null>();
  for (const [parent, children] of before) {
    for (const child of parent.childNodes) if (!parents.has(child)) parents.set(child, null);
    for (const child of children) parents.set(child, parent);
  }
  const isOfPart = (node: Node) =>
    partOf(node, (inner) => (parents.has(inner) ? (parents.get(inner) ?? null) : inner.parentNode)) === part;

  const texts = new Map<Node, string>();
  for (const { type, target, oldValue } of [...log].reverse())
    if (type === 'characterData') texts.set(target, oldValue ?? '');
  const children = [...before].flatMap(([parent, prerendered]) =>
    isElement(parent) && isOfPart(parent) ? [{ parent, prerendered, changed: [...parent.childNodes] }] : [],
  );
  return {
    children,
    strangers: children
      .flatMap(({ prerendered, changed }) => changed.filter((node) => !prerendered.includes(node)))
      .filter(isElement)
      .flatMap((stranger) => [stranger, ...stranger.querySelectorAll('*')])
      .map((parent) => ({ parent, changed: [...parent.childNodes] })),
    data: [...texts].flatMap(([text, prerendered]) =>
      text instanceof CharacterData && isOfPart(text) ? [{ text, prerendered, changed: text.data }] : [],
    ),
  };
};

/** Does not touch nodes in the right place, so that none loses focus. */
const arrange = (parent: Element, children: readonly Node[]) => {
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  for (const [index, child] of children.entries()) {
    const there = parent.childNodes[index];
    if (!there) parent.append(child);
    else if (there !== child) there.before(child);
  }
};

const undo = ({ children, data }: Changes) => {
  for (const { parent, prerendered } of children) arrange(parent, prerendered);
  for (const { text, prerendered } of data) text.data = prerendered;
};

/** Puts an element added by others back beside its former neighbor. */
const putBack = (parent: Element, stranger: Element, changed: readonly Node[]) => {
  const index = changed.indexOf(stranger);
  const isThere = (node: Node) => node.parentNode === parent;
  const next = changed.slice(index + 1).find(isThere) as ChildNode | undefined;
  if (next) next.before(stranger);
  else parent.append(stranger);
};

const isAsPrerendered = ({ parent, prerendered }: Children, texts: ReadonlyMap<Node, string>): boolean =>
  parent.childNodes.length === prerendered.length &&
  prerendered.every((node, index) => {
    const text = texts.get(node);
    return parent.childNodes[index] === node && (text === undefined || node.nodeValue === text);
  });

/** Text that React has changed in the meantime stays, and others may translate it again. */
const redo = ({ children, strangers, data }: Changes, texts: ReadonlyMap<Node, string>) => {
  for (const entry of children) {
    const { parent, prerendered, changed } = entry;
    if (isAsPrerendered(entry, texts)) arrange(parent, changed);
    else {
      settle(prerendered.filter((node) => node.parentNode === parent));
      for (const node of changed)
        if (isElement(node) && !prerendered.includes(node) && !isStandIn(node))
          putBack(parent, node, changed);
    }
  }
  for (const { parent, changed } of strangers) if (parent.isConnected) arrange(parent, changed);
  for (const { text, prerendered, changed } of data) if (text.data === prerendered) text.data = changed;
};

const textsOf = ({ children }: Changes): Map<Node, string> => {
  const texts = new Map<Node, string>();
  for (const { prerendered } of children)
    for (const node of prerendered) if (node instanceof Text) texts.set(node, node.data);
  return texts;
};

/**
 * Calls `hydrate` while the part is in its prerendered state. The changes of others are restored before the
 * browser paints.
 */
export const hydrateAsPrerendered = (part: Element, hydrate: () => void): void => {
  readNow();
  const focused = document.activeElement;
  const changes = changesOf(part);
  isOwnWork = true;
  try {
    undo(changes);
    const texts = textsOf(changes);
    hydrate();
    redo(changes, texts);
  } finally {
    // React's own changes in the meantime must not be recorded.
    observer?.takeRecords();
    isOwnWork = false;
  }
  const isLost = document.activeElement === document.body;
  if (isLost && focused instanceof HTMLElement && focused.isConnected) focused.focus({ preventScroll: true });
};
