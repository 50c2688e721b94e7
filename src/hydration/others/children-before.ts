/**
 * Returns the former children of each parent that has lost or gained a child. The changes must be complete up
 * to now.
 */
export const childrenBefore = (changes: readonly MutationRecord[]): Map<Node, Node[]> => {
  const before = new Map<Node, Node[]>();
  for (const { target, previousSibling, nextSibling, addedNodes, removedNodes } of [...changes].reverse()) {
    const children = before.get(target) ?? [...target.childNodes];
    before.set(target, children);
    for (const node of addedNodes) {
      const index = children.indexOf(node);
      if (index !== -1) children.splice(index, 1);
    }
    const index = previousSibling
      ? children.indexOf(previousSibling) + 1
      : nextSibling
        ? children.indexOf(nextSibling)
        : 0;
    children.splice(index, 0, ...removedNodes);
  }
  return before;
};
