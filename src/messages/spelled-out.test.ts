import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { messageModules, texts } from '../../test/support/fixtures/content-walk';

/** Tests of user-facing behavior. Those of primitives and helpers have texts of their own. */
const TESTS = [
  'src/{pages,features,app}/**/*.test.{ts,tsx}',
  'functions/**/*.test.ts',
  'e2e/**/*.ts',
  'test/*.{ts,tsx}',
];
const CODE = ['src/**/*.{ts,tsx}', 'functions/**/*.ts'];
const NO_CODE = ['src/messages/**', '**/*.test.{ts,tsx}'];

const isName = (node: ts.Node): boolean =>
  ts.isCallExpression(node.parent) && /^(test|it|describe)\b/.test(node.parent.expression.getText());

/** Returns the strings and patterns in a file's code, without the names of its tests. */
const literals = (file: string): string[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isStringLiteralLike(node) && !isName(node)) || ts.isJsxText(node)) found.push(node.text.trim());
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text.replaceAll(/^\/\^?|\$?\/\w*$|\\/g, ''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
const filesOf = (patterns: string[], exclude: string[] = []) => globSync(patterns, { exclude });

test('no test spells out what stands in the messages alone, so that they may change', async () => {
  const shown = new Set((await messageModules()).flatMap(texts).filter((text) => /\w \w/.test(text)));
  const inCode = new Set(filesOf(CODE, NO_CODE).flatMap(literals));
  const isOnlyMessage = (text: string) => shown.has(text) && !inCode.has(text);
  expect(isOnlyMessage('Start Your Journey')).toBe(true);
  const spelled = filesOf(TESTS).flatMap((file) =>
    literals(file)
      .filter(isOnlyMessage)
      .map((text) => `${file}: ${text}`),
  );
  expect(spelled).toEqual([]);
});
