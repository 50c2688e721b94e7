/** Whether what was sent is done: waits for it, and never rejects. */
export const settled = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );
