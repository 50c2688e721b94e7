import * as v from 'valibot';
import { formerly } from './formerly';

const problems = (written: Record<string, string>) =>
  v.safeParse(formerly, written).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

test.each([
  ['/shop', '/store', '/shop'],
  ['/index.php', '/', '/index.php'],
  [' /café ', '/store', '/caf%C3%A9'],
  ['/caf%C3%A9', 'https://shop.example.org/a?b=c#d', '/caf%C3%A9'],
  ['/caf%c3%a9', '/store', '/caf%C3%A9'],
  ['/%73hop', '/store', '/shop'],
  ['/a%20b', '/store', '/a%20b'],
  ['/a:b', '/vote#rewards', '/a:b'],
])('%j may lead to %j', (from, to, asked) => {
  expect(v.parse(formerly, { [from]: to })).toEqual({ [asked]: to });
});

test.each([
  'shop',
  '/shop/',
  '/shop/*',
  '/:old',
  '/a b',
  '/a?b=c',
  '/a#b',
  '//shop',
  '/a/../store',
  '/a/%2e%2E/store',
  'https://old.example/shop',
  '/',
  '',
])('%j is no path that can lead elsewhere', (from) => {
  expect(problems({ [from]: '/store' })).toEqual([
    [from, expect.stringMatching(/^must be a path like \/shop, without /)],
  ]);
});

test.each([
  ['/caf%E9', 'must have %25 for %'],
  ['/100%', 'must have %25 for %'],
  ['/a%2Fb', 'must have no %2F'],
  ['/shop%2f', 'must have no %2F'],
  ['/a%5cb', 'must have no %2F'],
  ['/a%0Ab', 'must have no %2F'],
  ['/a%00b', 'must have no %2F'],
  ['/a\u007Fb', 'must have no %2F'],
])('%j is no path that the platform could compare', (from, said) => {
  expect(problems({ [from]: '/store' })).toEqual([[from, expect.stringContaining(said)]]);
});

test.each([
  ['/caf%C3%A9', '/café'],
  ['/café', '/caf%c3%a9'],
  ['/a%3Ab', '/a:b'],
  ['/shop', ' /shop'],
  ['/shop', '/sh%6Fp'],
])('%j is not lost beside %j', (first, second) => {
  expect(problems({ [first]: '/store', [second]: '/vote' })).toEqual([
    [second, `stands there twice: it is the address of ${first}`],
  ]);
});

test.each([
  'store',
  '//evil.example',
  'http://example.org',
  '/a b',
  '/store/:splat',
  'https://a.example/*',
  '',
])('nothing leads to %j', (to) => {
  expect(problems({ '/shop': to })).toEqual([
    ['/shop', expect.stringMatching(/^must be a page like \/store or /)],
  ]);
});
