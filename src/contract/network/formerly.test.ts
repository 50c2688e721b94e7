import * as v from 'valibot';
import { formerly } from './formerly';

const problems = (written: Record<string, string>) =>
  v.safeParse(formerly, written).issues?.map((issue) => [v.getDotPath(issue), issue.message]) ?? [];

test.each([
  ['/shop', '/store', '/shop'],
  ['/index.php', '/', '/index.php'],
  [' /café ', '/store', '/caf%C3%A9'],
  ['/caf%C3%A9', 'https://shop.example.org/a?b=c#d', '/caf%C3%A9'],
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
  'https://old.example/shop',
  '/',
  '',
])('%j is no path that can lead elsewhere', (from) => {
  expect(problems({ [from]: '/store' })).toEqual([
    [from, expect.stringMatching(/^must be a path like \/shop, without /)],
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
