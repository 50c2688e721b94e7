import { readArguments, UsageError } from './arguments';

const choices = {
  names: ['first-paint', 'status', 'bytes'],
  pageByPage: ['first-paint', 'bytes'],
  pages: ['/', '/rules'],
};
const read = (...parameters: string[]) => readArguments(parameters, choices);

test('without names all benches run', () => {
  expect(read()).toEqual({ names: choices.names, pages: null, help: false });
});

test('named ones run in the order of the report', () => {
  expect(read('bytes', 'first-paint').names).toEqual(['first-paint', 'bytes']);
});

test('single pages go with benches that measure page by page', () => {
  expect(read('bytes', '--page', '/', '--page', '/rules').pages).toEqual(['/', '/rules']);
  expect(() => read('status', '--page', '/')).toThrow(/status.*first-paint, bytes/);
  expect(() => read('--page', '/')).toThrow(/first-paint, bytes/);
});

test.each([
  ['an unknown bench', ['speed'], /no bench speed.*first-paint, status, bytes/],
  ['an unknown page', ['bytes', '--page', '/nowhere'], /no page \/nowhere.*\/rules/],
  ['an unknown option', ['--fast'], /--fast/],
])('%s is refused with what there is', (_name, parameters, message) => {
  expect(() => read(...parameters)).toThrow(UsageError);
  expect(() => read(...parameters)).toThrow(message);
});
