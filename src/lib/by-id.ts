/** The entry of a list with an id; undefined where there is none. */
export const byId = <Entry extends { readonly id: string }>(
  list: readonly Entry[],
  id: string,
): Entry | undefined => list.find((entry) => entry.id === id);
