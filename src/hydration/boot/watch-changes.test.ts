import { watchChanges } from './watch-changes';

const watch = () => {
  document.body.innerHTML = '<div id="root"><p>Prerendered</p></div>';
  watchChanges(new WeakSet());
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return { isChanged: () => window.earlyChanges?.isChanged(), page: document.querySelector('p') };
};

test('what the app loads is no change of the page', () => {
  const { isChanged } = watch();
  document.head.append(document.createElement('script'), document.createElement('style'));
  expect(isChanged()).toBe(false);
});

test('what somebody puts into the page is', () => {
  const { isChanged, page } = watch();
  page?.prepend(document.createElement('font'));
  expect(isChanged()).toBe(true);
});

test('what the parser adds at the end is none, and what comes before something is', () => {
  document.body.innerHTML = '<div id="root"><p>Prerendered</p></div>';
  watchChanges(new WeakSet());
  document.body.append(document.createElement('footer'));
  expect(window.earlyChanges?.isChanged()).toBe(false);
  document.querySelector('p')?.before(document.createElement('i'));
  expect(window.earlyChanges?.isChanged()).toBe(true);
});
