import { testNetwork } from '../../test/support/fixtures/a-network';
import { faultyRedirects } from './formerly';

const faults = (formerly: Record<string, string>) =>
  faultyRedirects({ ...testNetwork, identity: { ...testNetwork.identity, formerly } });
const { url } = testNetwork.identity;

test('older addresses lead to pages, parts of pages and other sites', () => {
  const formerly = {
    '/shop': '/store',
    '/ranks': '/store#top',
    '/blog': '/news/first-story',
    '/wiki': 'https://wiki.example/start',
    '/old/shop': `${url}/store`,
  };
  expect(faults(formerly)).toEqual([]);
});

test.each([
  '/store',
  '/Store',
  '/store.html',
  '/index.html',
  '/user/dashboard',
  '/api/x',
  '/news/x',
  '/feed.xml',
])('%s is shown by the site itself', (from) => {
  expect(faults({ [from]: '/vote' })).toEqual([
    `identity.ts: formerly.${from}: is an address of this site itself, which shows what it has there`,
  ]);
});

test.each([
  ['/shop', 'must not lead to itself'],
  [`${url}/shop`, 'must not lead to itself'],
  ['/buy', 'leads on: write /store here'],
  [`${url}/buy?a=b`, 'leads on: write /store here'],
  ['/stroe', 'must lead to a page of this site, like /store, or an https:// address'],
])('nothing leads to %s', (to, said) => {
  expect(faults({ '/shop': to, '/buy': '/store' })).toEqual([`identity.ts: formerly./shop: ${said}`]);
});

test('nothing leads to a page that this network does not have', () => {
  const pages = { ...testNetwork.pages, pages: { store: { off: true } } };
  const identity = { ...testNetwork.identity, formerly: { '/shop': '/store', '/votes': '/vote' } };
  expect(faultyRedirects({ ...testNetwork, identity, pages })).toEqual([
    expect.stringContaining('formerly./shop: must lead to a page of this site'),
  ]);
});

test('the address of a page that this network does not have may lead elsewhere', () => {
  const pages = { ...testNetwork.pages, pages: { store: { off: true } } };
  const identity = { ...testNetwork.identity, formerly: { '/store': 'https://shop.example' } };
  expect(faultyRedirects({ ...testNetwork, identity, pages })).toEqual([]);
});

test('two that lead to each other are no way out', () => {
  expect(faults({ '/a': '/b', '/b': '/a' })).toHaveLength(2);
});
