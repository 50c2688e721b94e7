import { SCRIPT_LIST_ID, scriptName, type ScriptList } from '@/lib/script-list';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { INTERACTIONS, USED } from '../names';
import { loadScripts } from './load-scripts';

withFakeClock();

const list: ScriptList = {
  first: ['/runtime.js', '/app.js'],
  digests: { later: 'sha256-three', app: 'sha256-two', runtime: 'sha256-one' },
};
const writeList = (value: Partial<ScriptList>) => {
  document.head.innerHTML = `<script type="application/json" id="${SCRIPT_LIST_ID}">${JSON.stringify(value)}</script>`;
};

/** Paint entries for a mock PerformanceObserver; jsdom paints nothing and has none. */
const painted: string[] = [];
const observers = new Map<object, () => void>();
class PaintObserver {
  constructor(private readonly tell: PerformanceObserverCallback) {}
  observe({ type, buffered }: PerformanceObserverInit) {
    if (type !== 'paint') return;
    const notify = () => {
      const getEntriesByName = (wanted: string) => painted.filter((name) => name === wanted);
      this.tell({ getEntriesByName } as unknown as PerformanceObserverEntryList, this as never);
    };
    observers.set(this, notify);
    if (buffered && painted.length > 0) notify();
  }
  disconnect() {
    observers.delete(this);
  }
}
const paint = (name: string) => {
  painted.push(name);
  for (const notify of observers.values()) notify();
};

const use = (sign: string) => document.body.dispatchEvent(new Event(sign, { bubbles: true }));

beforeEach(() => {
  painted.length = 0;
  observers.clear();
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  Object.assign(globalThis, { PerformanceObserver: PaintObserver });
  writeList(list);
});
afterEach(() => {
  // The tests share one document: listeners that still wait for the first use must not receive that of the
  // next test.
  use('keydown');
  document.documentElement.removeAttribute(USED);
});

const fetched = () =>
  [...document.head.querySelectorAll('script')]
    .filter(({ id }) => id !== SCRIPT_LIST_ID)
    .map(({ src, integrity, async }) => ({ src: new URL(src).pathname, integrity, async }));
/** Scripts without `async` run in document order. */
const all = list.first.map((src) => ({ src, integrity: list.digests[scriptName(src)], async: false }));

test('the scripts of the list are fetched once the page shows something, in their order and with their digests', () => {
  loadScripts();
  paint('first-paint');
  expect(fetched()).toEqual([]);
  paint('first-contentful-paint');
  expect(fetched()).toEqual(all);
});

test('so they are where the page was painted before the list had been read', () => {
  paint('first-contentful-paint');
  loadScripts();
  expect(fetched()).toEqual(all);
});

test.each(INTERACTIONS)('a %s before that has them fetched at once, and only once', (sign) => {
  loadScripts();
  use(sign);
  expect(fetched()).toEqual(all);
  use(sign);
  paint('first-contentful-paint');
  expect(fetched()).toEqual(all);
});

test.each([
  ['has no observer', () => Reflect.deleteProperty(globalThis, 'PerformanceObserver')],
  ['keeps its observer silent', () => undefined],
])('they are fetched soon after the page has loaded where the browser %s', async (_, protect) => {
  protect();
  loadScripts();
  await pass(10_000);
  expect(fetched()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  await pass(1_000);
  expect(fetched()).toEqual(all);
});

test('use after the first paint does not fetch them again', () => {
  loadScripts();
  paint('first-contentful-paint');
  use('keydown');
  expect(fetched()).toEqual(all);
});

test('a document without a list fetches nothing', () => {
  document.head.replaceChildren();
  loadScripts();
  paint('first-contentful-paint');
  expect(fetched()).toEqual([]);
});

test('a script without a digest is fetched as it is', () => {
  writeList({ first: list.first });
  loadScripts();
  use('keydown');
  expect(fetched()).toEqual(all.map((script) => ({ ...script, integrity: '' })));
});

test('a document that is not read to its end is waited for', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  loadScripts();
  use('keydown');
  expect(fetched()).toEqual([]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(fetched()).toEqual(all);
});

test('a script that could not be fetched leaves no element behind', () => {
  loadScripts();
  use('keydown');
  document.querySelector('script[src="/app.js"]')?.dispatchEvent(new Event('error'));
  expect(fetched()).toEqual(all.slice(0, 1));
});
