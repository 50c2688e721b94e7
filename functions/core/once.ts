/** Memoizes `make`, which is called when its value is first needed. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
