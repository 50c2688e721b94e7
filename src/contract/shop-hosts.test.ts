import { isShopHost, isShopPicture, shopPictureSources } from './shop-hosts';

const CDN = 'https://dunb17ur4ymx4.cloudfront.net/packages/images/a.png';

test.each(['https://checkout.tebex.io/pay/1', 'https://tebex.io', 'https://PAY.TEBEX.IO/x'])(
  '%s is on Tebex',
  (address) => {
    expect(isShopHost(address)).toBe(true);
    expect(isShopPicture(address)).toBe(true);
  },
);

test.each([
  'http://pay.tebex.io/x',
  'https://eviltebex.io/x',
  'https://tebex.io.example.org/x',
  'https://pay.tebex.io:8443/x',
  'https://pay.tebex.io@example.org/x',
  'https://a:b@pay.tebex.io/x',
  'https://another.cloudfront.net/x.png',
  'javascript:alert(1)//pay.tebex.io',
  '//pay.tebex.io/x',
  '/x.png',
  '',
])('%s is not', (address) => {
  expect(isShopHost(address)).toBe(false);
  expect(isShopPicture(address)).toBe(false);
});

test('the host of uploaded pictures has no checkout', () => {
  expect(isShopPicture(CDN)).toBe(true);
  expect(isShopHost(CDN)).toBe(false);
});

test('the host of TEBEX_URL is the shop’s own, on its port and protocol', () => {
  const base = 'http://127.0.0.1:8889/base';
  expect(isShopHost('http://127.0.0.1:8889/pay', base)).toBe(true);
  expect(isShopPicture('http://127.0.0.1:8889/a.png', base)).toBe(true);
  expect(isShopHost('http://127.0.0.1:8890/pay', base)).toBe(false);
  expect(isShopHost('http://127.0.0.1:8889/pay')).toBe(false);
  expect(isShopHost('https://pay.tebex.io/x', base)).toBe(true);
  expect(shopPictureSources(base)).toEqual([...shopPictureSources(), 'http://127.0.0.1:8889']);
});
