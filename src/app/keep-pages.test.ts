import { pass, withFakeClock } from '../../test/support/browser/fake-timers';
import { keepPages } from './keep-pages';

withFakeClock();

type Tell = (list: { getEntries: () => { name: string }[] }) => void;

/** When the page has settled, in milliseconds. */
const SETTLED = 5000;

/** What the worker has been told to keep, message by message. */
let kept: string[][];
let tell: Tell | undefined;
let ready: (registration: unknown) => void;

/** A browser with a service worker, which jsdom has not. */
const visit = async ({ isControlled }: { isControlled: boolean }) => {
  kept = [];
  tell = undefined;
  const active = {
    postMessage: ({ payload }: { payload: { urlsToCache: string[] } }) => kept.push(payload.urlsToCache),
  };
  Object.assign(navigator, {
    serviceWorker: {
      controller: isControlled ? active : null,
      register: async () => undefined,
      ready: new Promise((resolve) => (ready = resolve)),
    },
  });
  keepPages();
  ready({ active });
  await pass(SETTLED);
};

beforeAll(() => {
  Object.assign(globalThis, {
    HAS_SERVICE_WORKER: true,
    PerformanceObserver: class {
      constructor(told: Tell) {
        tell = told;
      }
      observe(options: object) {
        expect(options).toEqual({ type: 'resource', buffered: true });
      }
    },
  });
});

test('a first visit keeps the page with all that it loads, before the worker sees it and after', async () => {
  history.replaceState(null, '', '/rules');
  await visit({ isControlled: false });
  expect(kept).toEqual([['/rules']]);
  for (const files of [['/assets/main.js', '/assets/page-rules.js'], ['/assets/header.js']]) {
    tell?.({ getEntries: () => files.map((name) => ({ name })) });
    await new Promise(process.nextTick);
    expect(kept.at(-1)).toEqual(files);
  }
});

test('a page that the worker brought needs to be told of nothing', async () => {
  await visit({ isControlled: true });
  expect(kept).toEqual([]);
  expect(tell).toBeUndefined();
});
