/** Waits for a promise and resolves to true if it was fulfilled; never rejects. */
export const settled = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );
