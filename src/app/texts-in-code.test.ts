import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Attributes that visitors read or hear. */
const SHOWN = /^(aria-label|title|label|placeholder|alt|hint|text|subtitle|description)$/;

/** Returns the texts in an attribute's value, without the expressions in templates. */
const textsOf = (node: ts.Node): string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return ts.isJsxExpression(node) && node.expression ? textsOf(node.expression) : [];
};

/** Returns the words that a component's markup spells out. */
const spelledIn = (file: string): string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    if (ts.isJsxAttribute(node) && node.initializer && SHOWN.test(node.name.getText()))
      found.push(...textsOf(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.filter((text) => /\p{L}{2}/u.test(text)).map((text) => `${file}: ${text.trim()}`);
};

test('no page spells out a text that belongs in the messages', () => {
  const files = globSync('src/{app,features,pages}/**/*.tsx', { exclude: ['**/*.test.tsx'] });
  expect(files.flatMap(spelledIn)).toEqual([]);
});
