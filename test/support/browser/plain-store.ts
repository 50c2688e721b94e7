/** A store without reducers; tests set its state directly. */
export const makePlainStore = <State extends object>(initial: State) => {
  let state = initial;
  const listeners = new Set<() => void>();
  const store = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch: () => undefined,
  };
  const change = (changed: Partial<State>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  return { store: store as never, change, listeners };
};
