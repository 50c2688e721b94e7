/** A promise on which React does not wait any more once it is settled: `use` reads these of it. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Lets React's `use` go on at once where the promise has been fulfilled before. */
export const onceSettled = <Value>(promise: Promise<Value>): Promise<Value> => {
  const tracked: Tracked<Value> = promise.then((value) => {
    Object.assign(tracked, { status: 'fulfilled', value });
    return value;
  });
  return tracked;
};
