import ts from 'typescript';

const nameOf = ({ name }: ts.ObjectLiteralElementLike): string | undefined =>
  name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name))
    ? name.text
    : undefined;

const faultsIn = (node: ts.Node, place: readonly string[]): string[] => {
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element, index) => faultsIn(element, [...place, String(index)]));
  if (!ts.isObjectLiteralExpression(node)) {
    const faults: string[] = [];
    ts.forEachChild(node, (child) => {
      faults.push(...faultsIn(child, place));
    });
    return faults;
  }
  const seen = new Set<string>();
  return node.properties.flatMap((property) => {
    const name = nameOf(property);
    if (name === undefined) return faultsIn(property, place);
    const isSeen = seen.has(name);
    seen.add(name);
    const there = [...place, name];
    return [...(isSeen ? [`${there.join('.')}: stands there twice`] : []), ...faultsIn(property, there)];
  });
};

/** Returns duplicate entries of objects, one line each: JavaScript takes the last one silently. */
export const entriesTwice = (text: string): string[] =>
  faultsIn(ts.createSourceFile('subject.ts', text, ts.ScriptTarget.Latest), []);
