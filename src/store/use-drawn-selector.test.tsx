import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { makePlainStore } from '../../test/support/browser/plain-store';
import { useDrawnSelector } from './use-drawn-selector';

interface State {
  count: number;
  other: number;
}

const draws = jest.fn();
beforeEach(() => draws.mockClear());

const Sum = ({ of = 'count', more = 0 }: { of?: keyof State; more?: number }) => {
  const sum = useDrawnSelector((state) => (state as unknown as State)[of] + more);
  draws(sum);
  return <output>{sum}</output>;
};
const shown = () => screen.getByRole('status').textContent;

const setUp = () => {
  const { store, ...rest } = makePlainStore<State>({ count: 1, other: 1 });
  const view = render(<Sum />, { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> });
  return { ...view, ...rest };
};

test('shows what is selected, and what that changes to', () => {
  const { change } = setUp();
  expect(shown()).toBe('1');
  act(() => change({ count: 2 }));
  expect(shown()).toBe('2');
});

test('draws nothing while what is selected stays as it is', () => {
  const { change } = setUp();
  draws.mockClear();
  act(() => change({ other: 2 }));
  expect(draws).not.toHaveBeenCalled();
});

test('follows what its component asks for', () => {
  const { change, rerender } = setUp();
  rerender(<Sum more={10} />);
  expect(shown()).toBe('11');
  act(() => change({ count: 5 }));
  expect(shown()).toBe('15');
});

test('knows of another thing that it is asked for all that has changed meanwhile', () => {
  const { change, rerender } = setUp();
  act(() => change({ other: 9 }));
  rerender(<Sum of="other" />);
  expect(shown()).toBe('9');
});

test('a change is left until later, where one by the visitor comes in between', () => {
  const { store, change } = makePlainStore<State>({ count: 1, other: 1 });
  const Page = () => {
    const [more, setMore] = useState(0);
    return (
      <>
        <button onClick={() => setMore(10)} />
        <Sum more={more} />
      </>
    );
  };
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  act(() => {
    change({ count: 2 });
    flushSync(() => screen.getByRole('button').click());
    expect(shown()).toBe('11');
  });
  expect(shown()).toBe('12');
});

test('leaves the store alone once it is gone', () => {
  const { unmount, listeners } = setUp();
  unmount();
  expect(listeners.size).toBe(0);
});

test('takes a prerendered page over with the state that it was made with, then shows the present one', async () => {
  const prerendered = { count: 1, other: 1 };
  const { store } = makePlainStore<State>({ count: 7, other: 1 });
  const container = document.createElement('div');
  document.body.append(container);
  const page = (
    <Provider store={store} serverState={prerendered as never}>
      <Sum />
    </Provider>
  );
  container.innerHTML = renderToString(
    <Provider store={makePlainStore<State>(prerendered).store}>
      <Sum />
    </Provider>,
  );
  const problems: unknown[] = [];
  draws.mockClear();
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => problems.push(error) }),
  );
  expect(problems).toEqual([]);
  expect(draws.mock.calls.flat()).toEqual([1, 7]);
  expect(container).toHaveTextContent('7');
  act(() => root.unmount());
  container.remove();
});
