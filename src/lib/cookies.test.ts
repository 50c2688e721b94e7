import { readCookie } from './cookies';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'one=; Max-Age=0';
});

test('a cookie is found by its whole name', () => {
  document.cookie = 'one=1';
  expect([readCookie('one'), readCookie('on'), readCookie('none')]).toEqual(['1', undefined, undefined]);
});

test('a document that throws for its cookies has none', () => {
  jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('The document is sandboxed', 'SecurityError');
  });
  expect(readCookie('one')).toBeUndefined();
});
