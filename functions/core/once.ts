/** Calls `make` when its value is first asked for, and gives that value ever after. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
