import { checkBrowser } from './outdated-browser';

const isNoticeShown = () => document.documentElement.hasAttribute('data-outdated');
afterEach(() => document.documentElement.removeAttribute('data-outdated'));

test('a supported browser can run the app and shows no notice', () => {
  expect(checkBrowser()).toBe(true);
  expect(isNoticeShown()).toBe(false);
});

test.each([
  ['Array.prototype.toSorted', Array.prototype, 'toSorted'],
  ['HTMLFormElement.prototype.requestSubmit', HTMLFormElement.prototype, 'requestSubmit'],
  ['HTMLDialogElement.prototype.showModal', HTMLDialogElement.prototype, 'showModal'],
  ['HTMLDialogElement', globalThis, 'HTMLDialogElement'],
])('one without %s cannot, and says so', (_, object, name) => {
  const member = Object.getOwnPropertyDescriptor(object, name) ?? {};
  Reflect.deleteProperty(object, name);
  const isFit = checkBrowser();
  Object.defineProperty(object, name, member);
  expect(isFit).toBe(false);
  expect(isNoticeShown()).toBe(true);
});

test('nor can one that cannot read the syntax of the app', () => {
  jest.spyOn(globalThis, 'RegExp').mockImplementation(() => {
    throw new SyntaxError('Invalid regular expression: invalid group specifier name');
  });
  const isFit = checkBrowser();
  jest.restoreAllMocks();
  expect(isFit).toBe(false);
});
