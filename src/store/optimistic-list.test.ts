import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { api } from './api';
import {
  changeUntilRefused,
  removeOnceDone,
  removeUntilRefused,
  useRemaining,
  type OnRows,
} from './optimistic-list';
import { makeStore } from './store';

interface Lamp {
  id: string;
  color: string;
  place: string;
}
const lamp = (id: string, changes: Partial<Lamp> = {}): Lamp => ({
  id,
  color: 'amber',
  place: 'hall',
  ...changes,
});

/** Returns a promise that a test settles. */
const held = <Value>() => {
  let resolve: (value: Value) => void = () => undefined;
  let reject: () => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = () => no(new Error('Refused'));
  });
  return { promise, resolve, reject };
};

/** Responses to the next calls for the list. */
let responses: Promise<Lamp[]>[] = [];
const lamps = api.injectEndpoints({
  endpoints: (build) => ({
    lamps: build.query<Lamp[], undefined>({
      queryFn: async () => ({ data: (await responses.shift()) ?? [] }),
    }),
  }),
});
const onLamps: OnRows<Lamp> = (recipe) => (dispatch) =>
  void dispatch(lamps.util.updateQueryData('lamps', undefined, recipe));

const setUp = async (...first: Lamp[]) => {
  responses = [Promise.resolve(first)];
  const store = makeStore();
  const ask = () => store.dispatch(lamps.endpoints.lamps.initiate(undefined, { forceRefetch: true }));
  await ask();
  return { store, ask, list: () => lamps.endpoints.lamps.select(undefined)(store.getState()).data };
};

describe('a change', () => {
  it('shows at once, and stays when it is done', async () => {
    const { store, list } = await setUp(lamp('1'), lamp('2'));
    const sent = held();
    const done = store.dispatch(changeUntilRefused(onLamps, lamp('1'), { color: 'red' }, sent.promise));
    expect(list()).toEqual([lamp('1', { color: 'red' }), lamp('2')]);
    sent.resolve(null);
    await done;
    expect(list()).toEqual([lamp('1', { color: 'red' }), lamp('2')]);
  });

  it('that is refused is undone, but for what has become something else since', async () => {
    const { store, list } = await setUp(lamp('1'));
    const sent = held();
    const changes = { color: 'red', place: 'yard' };
    const done = store.dispatch(changeUntilRefused(onLamps, lamp('1'), changes, sent.promise));
    store.dispatch(onLamps(([first]) => void (first && (first.place = 'roof'))));
    sent.reject();
    await done;
    expect(list()).toEqual([lamp('1', { color: 'amber', place: 'roof' })]);
  });

  it.each(['before it', 'while it is on its way'])(
    'stays when a list asked for %s comes after it',
    async (when) => {
      const { store, ask, list } = await setUp(lamp('1'));
      const [sent, late] = [held(), held<Lamp[]>()];
      responses = [late.promise];
      const before = when === 'before it' ? ask() : undefined;
      const done = store.dispatch(changeUntilRefused(onLamps, lamp('1'), { color: 'red' }, sent.promise));
      const asked = before ?? ask();
      sent.resolve(null);
      await done;
      late.resolve([lamp('1'), lamp('2')]);
      await asked;
      await waitFor(() => expect(list()).toEqual([lamp('1', { color: 'red' }), lamp('2')]));
    },
  );

  it('shows again when a list from before it comes while it is on its way', async () => {
    const { store, ask, list } = await setUp(lamp('1'));
    const [sent, late] = [held(), held<Lamp[]>()];
    responses = [late.promise];
    const asked = ask();
    const done = store.dispatch(changeUntilRefused(onLamps, lamp('1'), { color: 'red' }, sent.promise));
    late.resolve([lamp('1')]);
    await asked;
    await waitFor(() => expect(list()).toEqual([lamp('1', { color: 'red' })]));
    sent.reject();
    await done;
    expect(list()).toEqual([lamp('1')]);
  });
});

describe('a removed row', () => {
  const show = (store: ReturnType<typeof makeStore>, rows: Lamp[]) => {
    const wrapper = ({ children }: { children: ReactNode }) => createElement(Provider, { store, children });
    const { result } = renderHook(() => useRemaining(rows), { wrapper });
    return () => result.current?.map(({ id }) => id);
  };
  const rows = [lamp('1'), lamp('2'), lamp('3')];
  const start = (store: ReturnType<typeof makeStore>, sent: Promise<unknown>) => {
    let done = Promise.resolve();
    act(() => {
      done = store.dispatch(removeUntilRefused('2', sent));
    });
    return done;
  };

  it('is gone at once, whatever list says otherwise, and for good when it is done', async () => {
    const store = makeStore();
    const [sent, shown] = [held(), show(store, rows)];
    const done = start(store, sent.promise);
    expect(show(store, [lamp('2'), lamp('4')])()).toEqual(['4']);
    sent.resolve(null);
    await act(() => done);
    expect(shown()).toEqual(['1', '3']);
  });

  it('is back where it stood when that is refused', async () => {
    const store = makeStore();
    const [sent, shown] = [held(), show(store, rows)];
    const done = start(store, sent.promise);
    expect(show(store, rows)()).toEqual(['1', '3']);
    sent.reject();
    await act(() => done);
    expect(shown()).toEqual(['1', '2', '3']);
  });

  it('stays until it is erased where that is asked for', async () => {
    const store = makeStore();
    const [refused, erased, shown] = [held(), held(), show(store, rows)];
    refused.reject();
    await act(() => store.dispatch(removeOnceDone('2', refused.promise)));
    expect(shown()).toEqual(['1', '2', '3']);
    erased.resolve(null);
    await act(() => store.dispatch(removeOnceDone('2', erased.promise)));
    expect(shown()).toEqual(['1', '3']);
  });
});
