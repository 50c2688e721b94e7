import { rememberScroll, settleScroll } from './scroll-memory';

const scrollTo = jest.fn();
beforeEach(() => {
  window.scrollTo = scrollTo;
});

test('a page is scrolled to where it was left also where the browser stores nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError');
  });
  settleScroll(false);
  Object.defineProperty(window, 'scrollY', { value: 300, configurable: true });
  expect(rememberScroll).not.toThrow();
  settleScroll(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 300, behavior: 'instant' });
});
