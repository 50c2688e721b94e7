/** Returns the entry of a list with an id; undefined if it is missing. */
export const byId = <Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
): Entry | undefined => list.find((entry) => entry.id === id);
