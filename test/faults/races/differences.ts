/** Returns the unexpected, missing and duplicate entries of an index. */
export function differences(what: string, found: readonly string[], expected: readonly string[]): string[] {
  const [there, wanted] = [new Set(found), new Set(expected)];
  return [
    ...found.filter((one) => !wanted.has(one)).map((one) => `${what} ${one} dangles`),
    ...expected.filter((one) => !there.has(one)).map((one) => `${what} ${one} is missing`),
    ...found.filter((one, at) => found.indexOf(one) !== at).map((one) => `${what} ${one} is there twice`),
  ];
}
