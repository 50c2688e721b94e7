import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { makePlainStore } from '../../test/support/browser/plain-store';
import { withSight } from '../../test/support/browser/sight';
import type { Wait } from './gates';
import { HYDRATED_EVENT, LEAVE } from './names';

// React's renderer for Node needs the first, which jsdom lacks.
Object.assign(globalThis, { setImmediate, IS_REACT_ACT_ENVIRONMENT: true });
const { see } = withSight();

/** Returns the modules in the state of a newly opened document, without any interaction. */
const openedAnew = async () => {
  jest.resetModules();
  return {
    ...(await import('react')),
    ...(await import('react-dom/client')),
    ...(await import('react-dom/static')),
    ...(await import('react-redux')),
    ...(await import('./hydration-boundary')),
    ...(await import('./island')),
    ...(await import('./hooks')),
  };
};
type Modules = Awaited<ReturnType<typeof openedAnew>>;

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  jest.useRealTimers();
});

/** Hydrates a prerendered page, whose parts are the elements marked by `data-part`. */
const hydrate = async (draw: (modules: Modules) => ReactNode) => {
  const modules = await openedAnew();
  const { HydrationContext, prerender, hydrateRoot, act } = modules;
  const page = (waits: boolean) => <HydrationContext value={{ waits }}>{draw(modules)}</HydrationContext>;
  const container = document.createElement('div');
  const { prelude } = await prerender(page(false));
  container.innerHTML = await new Response(prelude).text();
  document.body.replaceChildren(container);
  const hydrated: (string | null)[] = [];
  container.addEventListener(HYDRATED_EVENT, ({ target }) => hydrated.push((target as Element).textContent));
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((message: unknown) => {
    // Unlike in a browser, one process renders for both the server and the document.
    if (!String(message).startsWith('Detected multiple renderers')) complaints.push(message);
  });
  const root = await act(async () =>
    hydrateRoot(container, page(true), { onRecoverableError: (error) => complaints.push(error) }),
  );
  leave = () => act(() => root.unmount());
  /** Runs something and awaits its effects. */
  const after = (happens: () => unknown) =>
    act(async () => {
      happens();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      for (let turn = 0; turn < 5; turn += 1)
        await new Promise((resolve) => setImmediate(() => setTimeout(resolve)));
    });
  const part = (name: string) => {
    const found = [...container.querySelectorAll('p')].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no part ${name}`);
    return found;
  };
  return { hydrated, complaints, after, part, container };
};

const parts =
  (...waits: [string, Wait?][]) =>
  ({ HydrationBoundary }: Modules) =>
    waits.map(([name, wait]) => (
      <HydrationBoundary key={name} {...(wait && { wait })}>
        <p>{name}</p>
      </HydrationBoundary>
    ));
const seen: Wait = { until: 'seen' };
const used: Wait = { until: 'used' };

test('a part without a wait hydrates with the page, others once they are seen or the page is used', async () => {
  const { hydrated, after, part } = await hydrate(parts(['A'], ['B', seen], ['C', seen], ['D', used]));
  expect(hydrated).toEqual(['A']);
  await after(() => see(part('C')));
  expect(hydrated).toEqual(['A', 'C']);
  await after(() => see(part('D')));
  expect(hydrated).toEqual(['A', 'C']);
  await after(() => window.dispatchEvent(new Event('keydown')));
  expect(hydrated).toEqual(['A', 'C', 'B', 'D']);
});

test('the part that is used hydrates first', async () => {
  const { hydrated, after, part } = await hydrate(parts(['A', used], ['B', used], ['C', used]));
  await after(() => part('C').dispatchEvent(new Event('pointerdown', { bubbles: true })));
  expect(hydrated).toEqual(['C', 'A', 'B']);
});

test.each(['pointerdown', 'keydown', 'focusin', 'input', 'popstate', LEAVE])(
  '%s is a use of the page',
  async (sign) => {
    const { hydrated, after } = await hydrate(parts(['A', used]));
    await after(() => window.dispatchEvent(new Event(sign)));
    expect(hydrated).toEqual(['A']);
  },
);

test('a part that nobody sees or uses hydrates once the page has stood for some seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'], advanceTimers: true });
  const { hydrated, container } = await hydrate(parts(['A', seen], ['B', used]));
  const { act } = await import('react');
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(hydrated).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(hydrated).toEqual(['A', 'B']);
  expect(container).toHaveTextContent('AB');
});

test('a part that must not wait this time does not', async () => {
  const { hydrated } = await hydrate(
    parts(['A', { until: 'used', unless: () => true }], ['B', { until: 'used', unless: () => false }]),
  );
  expect(hydrated).toEqual(['A']);
});

test('state that changed meanwhile is no mismatch, and shows', async () => {
  const { store, change } = makePlainStore({ count: 0 });
  const { complaints, after, container } = await hydrate(({ Provider, useSelector, HydrationBoundary }) => {
    const Count = () => <p>{useSelector(({ count }: { count: number }) => count)}</p>;
    return (
      <Provider store={store} serverState={{ count: 0 } as never}>
        <HydrationBoundary wait={used}>
          <Count />
        </HydrationBoundary>
      </Provider>
    );
  });
  change({ count: 1 });
  expect(container).toHaveTextContent('0');
  await after(() => window.dispatchEvent(new Event('keydown')));
  expect(container).toHaveTextContent('1');
  expect(complaints).toEqual([]);
});

test("an island's code is not loaded before its part is to hydrate", async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Island</p> }));
  const { after, hydrated } = await hydrate(({ island }) => {
    load.mockClear();
    const Island = island(load, used);
    return <Island />;
  });
  expect(load).not.toHaveBeenCalled();
  await after(() => window.dispatchEvent(new Event('keydown')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(hydrated).toEqual(['Island']);
});

test('an island that is drawn from scratch, rather than hydrated, does not wait', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Island</p> }));
  await hydrate(({ island, useEffect, useState }) => {
    const Island = island(load, used);
    const NextPage = () => {
      const [isThere, come] = useState(false);
      useEffect(() => come(true), []);
      return isThere && <Island />;
    };
    return <NextPage />;
  });
  expect(load).toHaveBeenCalledTimes(1);
});

test('an island that waits is not drawn anew when what is around it changes', async () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>Island</p> }));
  let label = 'before';
  const listeners = new Set<() => void>();
  const source = {
    now: () => label,
    prerendered: () => 'before',
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
  };
  const { container, after } = await hydrate(({ island, useDrawn }) => {
    load.mockClear();
    const Island = island(load, used);
    const Page = () => (
      <section aria-label={useDrawn(source)}>
        <Island />
      </section>
    );
    return <Page />;
  });
  await after(() => {
    label = 'after';
    for (const notify of listeners) notify();
  });
  expect(container.firstElementChild).toHaveAttribute('aria-label', 'after');
  expect(load).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('Island');
});

test('an island of such a page whose code could not be fetched is fetched again', async () => {
  const load = jest
    .fn(() => Promise.resolve({ default: () => <p>Island</p> }))
    .mockRejectedValueOnce(new Error('No network'));
  const { island, loadIslands } = await openedAnew();
  island(load, used);
  await expect(loadIslands()).rejects.toThrow('No network');
  await expect(loadIslands()).resolves.toBeUndefined();
  expect(load).toHaveBeenCalledTimes(2);
});
