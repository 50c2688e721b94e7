import { replaceDamagedCopies } from './replace-damaged-copies';

const failed: HTMLElement[] = [];
const fail = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) => {
  const element = Object.assign(document.createElement(tag), properties);
  failed.push(element);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));
};

const fetched = jest.fn((_address: string, _options: RequestInit) =>
  Promise.reject(new TypeError('Offline')),
);
beforeAll(() => {
  Object.assign(globalThis, { fetch: fetched });
  replaceDamagedCopies();
});
afterEach(() => {
  for (const element of failed.splice(0)) element.remove();
  fetched.mockClear();
});

test('a script and a style sheet that did not match their digests are fetched past the cache', () => {
  fail('script', { src: '/app.js', integrity: 'sha256-one' });
  fail('link', { href: '/page.css', integrity: 'sha256-two' });
  const past = { cache: 'reload', keepalive: true };
  expect(fetched.mock.calls).toEqual([
    [`${location.origin}/app.js`, { ...past, integrity: 'sha256-one' }],
    [`${location.origin}/page.css`, { ...past, integrity: 'sha256-two' }],
  ]);
});

test('what has no digest is left alone', () => {
  fail('script', { src: '/app.js' });
  fail('link', { href: '/font.woff2' });
  fail('img', { src: '/picture.webp' });
  window.dispatchEvent(new ErrorEvent('error', { message: 'A fault of the app' }));
  expect(fetched).not.toHaveBeenCalled();
});
