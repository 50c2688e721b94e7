import { pass, withFakeClock } from '../../test/support/browser/fake-timers';
import { keepPages } from './keep-pages';

withFakeClock();

type Tell = (list: { getEntries: () => { name: string }[] }) => void;

/** Time without input, in milliseconds. */
const QUIET = 5000;
/** Time by which a page is shown after navigation, in milliseconds. */
const SHOWN = 1000;

/** Addresses that the worker was told to keep, message by message. */
let kept: unknown[][];
let tell: Tell | undefined;
let ready: (registration: unknown) => void;

/** Mocks a browser with a service worker, which jsdom lacks. */
const open = ({ isControlled }: { isControlled: boolean }) => {
  kept = [];
  tell = undefined;
  const active = {
    postMessage: ({ payload }: { payload: { urlsToCache: unknown[] } }) => kept.push(payload.urlsToCache),
  };
  Object.assign(navigator, {
    serviceWorker: {
      controller: isControlled ? active : null,
      register: async () => undefined,
      ready: new Promise((resolve) => (ready = resolve)),
    },
  });
  Object.assign(performance, { getEntriesByType: () => [{ name: '/assets/main.js' }] });
  keepPages();
  ready({ active });
};

/** The browser's own copy of a document, however old it is. */
const ownCopy = (path: string) => [path, { cache: 'force-cache' }];

const visit = (browser: { isControlled: boolean }) => {
  open(browser);
  return pass(QUIET);
};

beforeAll(() => {
  Object.assign(globalThis, {
    HAS_SERVICE_WORKER: true,
    PerformanceObserver: class {
      constructor(told: Tell) {
        tell = told;
      }
      observe(options: object) {
        expect(options).toEqual({ type: 'resource' });
      }
    },
  });
});

test('a first visit keeps the page with all that it loads, before the worker sees it and after', async () => {
  history.replaceState(null, '', '/rules');
  await visit({ isControlled: false });
  expect(kept).toEqual([[ownCopy('/rules')], ['/assets/main.js']]);
  for (const files of [['/assets/page-rules.js', '/assets/art.js'], ['/assets/header.js']]) {
    tell?.({ getEntries: () => files.map((name) => ({ name })) });
    await pass(SHOWN);
    expect(kept.at(-1)).toEqual(files);
  }
});

test('a page that the worker brought needs to be told of nothing', async () => {
  await visit({ isControlled: true });
  expect(kept).toEqual([]);
  expect(tell).toBeUndefined();
});

test('who is busy with the page has it to themselves', async () => {
  history.replaceState(null, '', '/rules');
  open({ isControlled: false });
  await pass(QUIET - 1000);
  window.dispatchEvent(new Event('pointerdown'));
  await pass(QUIET - 1000);
  expect(kept).toEqual([]);
  await pass(1000);
  expect(kept[0]).toEqual([ownCopy('/rules')]);
});

describe('pages that are gone to', () => {
  const navigation = new EventTarget();
  const goTo = (path: string) => {
    history.pushState(null, '', path);
    navigation.dispatchEvent(new Event('currententrychange'));
  };

  beforeEach(() => {
    Object.assign(window, { navigation });
    history.replaceState(null, '', '/rules');
  });

  test('before the worker is there are kept, too', async () => {
    open({ isControlled: true });
    goTo('/terms');
    await pass(QUIET);
    expect(kept).toEqual([['/terms']]);
  });

  test('are kept once they have been on the screen for a second, and each once', async () => {
    await visit({ isControlled: true });
    goTo('/terms');
    goTo('/rules');
    await pass(SHOWN - 1);
    expect(kept).toEqual([]);
    await pass(1);
    expect(kept).toEqual([['/terms']]);
  });
});
