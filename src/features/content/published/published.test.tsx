import { act, screen, waitFor, within } from '@testing-library/react';
import { persistStore } from 'redux-persist';
import { banner as texts } from '#messages/published';
import type { ContentResponse } from '@/contract/content';
import { onLateSlice } from '@/store/persistence';
import { makeStore } from '@/store/store';
import { syncTabs } from '@/store/sync-tabs';
import { BANNER_HEIGHT } from '@/theme/foot';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveContent } from '../../../../test/support/browser/content-service';
import { pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { contentResponse } from '../../../../test/support/fixtures/content-responses';
import { CONTENT_REFRESH_MS } from './follow-content';
import { Published } from './published';

const network = startApiServer();
withFakeClock();

// jsdom has no layout.
const observers: ResizeObserverCallback[] = [];
window.ResizeObserver = class {
  constructor(tell: ResizeObserverCallback) {
    observers.push(tell);
  }
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

type Banner = NonNullable<ContentResponse['banner']>;
const bannerOf = (changes: Partial<Banner> = {}): Banner => ({
  text: 'The season ends on Sunday.',
  href: null,
  tone: 'info',
  until: null,
  ...changes,
});

const open = (banner: Banner | null) => {
  const store = makeStore();
  const service = serveContent(network, contentResponse({ banner }));
  const persistor = persistStore(store, { manualPersist: true } as Parameters<typeof persistStore>[1]);
  persistor.persist();
  onLateSlice(() => persistor.persist());
  const stopSync = syncTabs(store);
  const view = renderWithProviders(
    <>
      <Published />
      <main tabIndex={-1} />
    </>,
    { store, advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) },
  );
  leave = () => {
    view.unmount();
    stopSync();
    persistor.pause();
  };
  /** Publishes it with the next poll. */
  const publish = async (next: Banner | null) => {
    service.response = contentResponse({ version: JSON.stringify(next), banner: next });
    await pass(CONTENT_REFRESH_MS);
  };
  return { ...view, service, publish };
};
let leave: () => void = () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const strip = () => screen.queryByRole('region', { name: texts.label });
const shown = () => screen.findByRole('region', { name: texts.label });
const gone = () => waitFor(() => expect(strip()).toBeNull());
const dismiss = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) =>
  user.click(within(await shown()).getByRole('button', { name: texts.dismiss }));

test('the banner shows its words, and makes room at the end of the page', async () => {
  open(bannerOf());
  expect(await shown()).toHaveTextContent('The season ends on Sunday.');
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  for (const tell of observers) tell([], {} as ResizeObserver);
  expect(document.documentElement.style.getPropertyValue(BANNER_HEIGHT)).toBe('56px');
  leave();
  expect(document.documentElement.style.getPropertyValue(BANNER_HEIGHT)).toBe('');
});

test.each([
  ['/rules', 'The season ends on Sunday.', null],
  ['https://example.org/season', 'The season ends on Sunday. (opens in a new tab)', '_blank'],
])('its words lead to %s', async (href, name, target) => {
  open(bannerOf({ href }));
  const link = within(await shown()).getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('target')).toBe(target);
});

test('what is dismissed stays away, whenever the page is opened, until there are other words', async () => {
  const first = open(bannerOf());
  await dismiss(first);
  await gone();
  expect(screen.getByRole('main')).toHaveFocus();
  await waitFor(() => expect(localStorage.getItem('persist:banner')).toContain('Sunday'));
  leave();

  const second = open(bannerOf({ tone: 'warning' }));
  await waitFor(() => expect(second.service.calls).toBe(1));
  await pass(1_000);
  expect(strip()).toBeNull();
  await second.publish(bannerOf({ text: 'The season has ended.' }));
  expect(await shown()).toHaveTextContent('The season has ended.');
});

test('what is dismissed in another tab goes in this one', async () => {
  open(bannerOf());
  const { textContent } = await shown();
  const newValue = JSON.stringify({
    dismissed: JSON.stringify(textContent),
    _persist: '{"version":1,"rehydrated":true}',
  });
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'persist:banner', newValue })));
  await gone();
});

test('it goes by itself when its time is over', async () => {
  open(bannerOf({ until: new Date(Date.now() + 600_000).toISOString() }));
  await shown();
  await pass(590_000);
  expect(strip()).not.toBeNull();
  await pass(11_000);
  expect(strip()).toBeNull();
});

test('it goes when the owner takes it down', async () => {
  const view = open(bannerOf());
  await shown();
  await view.publish(null);
  await gone();
});
