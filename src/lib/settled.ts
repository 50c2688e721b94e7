/** Waits for a promise and resolves to true if it was fulfilled; never rejects. */
export const settled = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

/**
 * A promise with the fields that React's `use` reads, so that it does not wait once the promise is settled.
 */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Makes React's `use` continue at once if the promise is already fulfilled. */
export const onceSettled = <Value>(promise: Promise<Value>): Promise<Value> => {
  const tracked: Tracked<Value> = promise.then((value) => {
    Object.assign(tracked, { status: 'fulfilled', value });
    return value;
  });
  return tracked;
};
